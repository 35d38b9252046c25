/* Owns the ADC: battery against a reference that does not sag with the rail, rail, temperature. */
#include "supply.h"
#include "board.h"
#include "clock_time.h"

#define ADC_FULL 4095u
#define SAMPLES 4u
/* A conversion is 96 clocks of clk_adc: 8 us from the crystal, 50 us from a slow ring oscillator.
 */
#define ADC_TRIES 10000u
/* The reference's capacitor charges within this. */
#define SETTLE_US 500u
/* A measurement holds this long: a start would else wait for three. */
#define FRESH_US 50000u
/* Without a reference the rail is taken for what the regulator is built for. */
#define RAIL_NOMINAL 3300u
/* 4.9.5: 0.706 V at 27 degrees, 1.721 mV less for each degree more; here in microvolts. */
#define WARM_CELSIUS 27
#define WARM_MICROVOLTS 706000
#define MICROVOLTS_PER_DEGREE 1721

static uint64_t measured; /* when; 0 = never */
static uint32_t battery;
static uint32_t rail;
static int32_t celsius = WARM_CELSIUS;

/* Sum of SAMPLES conversions of an input; 0 when the converter does not answer. */
static uint32_t convert(uint32_t input) {
    uint32_t sum = 0;
    for (unsigned i = 0; i < SAMPLES; i++) {
        REG(ADC_CS) = ADC_CS_EN | ADC_CS_TS_EN | ADC_CS_AINSEL(input) | ADC_CS_START_ONCE;
        uint32_t tries = ADC_TRIES;
        while ((REG(ADC_CS) & ADC_CS_READY) == 0) {
            if (--tries == 0) {
                return 0;
            }
        }
        sum += REG(ADC_RESULT) & ADC_FULL;
    }
    return sum;
}

static void measure_temperature(void) {
    uint32_t sum = convert(ADC_TEMPERATURE);
    uint32_t reference = rail == 0 ? RAIL_NOMINAL : rail;
    if (sum != 0) {
        int32_t microvolts = (int32_t)(sum * reference / (SAMPLES * ADC_FULL / 10u) * 100u);
        celsius = WARM_CELSIUS - (microvolts - WARM_MICROVOLTS) / MICROVOLTS_PER_DEGREE;
    }
}

#if BOARD_HAS_BATTERY
static void analogue_pin(uint32_t pin) {
    REG(PADS_GPIO(pin)) = PADS_OD;
    REG(IO_GPIO_CTRL(pin)) = IO_FUNCSEL_NULL;
}
#endif

void supply_begin(void) {
    REG_SET(RESETS_RESET) = RESETS_ADC;
    REG_CLR(RESETS_RESET) = RESETS_ADC;
    for (uint32_t tries = ADC_TRIES; tries > 0 && (REG(RESETS_RESET_DONE) & RESETS_ADC) == 0;) {
        tries--;
    }
    REG(ADC_CS) = ADC_CS_EN | ADC_CS_TS_EN;
#if BOARD_HAS_BATTERY
    analogue_pin(BOARD_BATTERY_SENSE_PIN);
#if BOARD_HAS_REFERENCE
    analogue_pin(BOARD_REFERENCE_PIN);
    BOARD_DRIVE(BOARD_REFERENCE_POWER, false);
#endif
#endif
    supply_measure();
}

void supply_measure(void) {
    if (measured != 0 && time_us() - measured < FRESH_US) {
        return;
    }
    rail = RAIL_NOMINAL;
#if BOARD_HAS_REFERENCE
    BOARD_SET(BOARD_REFERENCE_POWER, true);
    time_spin(SETTLE_US);
    uint32_t reference = convert(BOARD_REFERENCE_PIN - ADC_FIRST_PIN);
    rail = reference == 0 ? 0 : BOARD_REFERENCE_MILLIVOLTS * ADC_FULL * SAMPLES / reference;
#endif
#if BOARD_HAS_BATTERY
    uint32_t sense = convert(BOARD_BATTERY_SENSE_PIN - ADC_FIRST_PIN);
    battery = sense * rail * BOARD_BATTERY_DIVIDER / (ADC_FULL * SAMPLES);
#endif
#if BOARD_HAS_REFERENCE
    BOARD_SET(BOARD_REFERENCE_POWER, false);
#endif
    measure_temperature();
    measured = time_us();
}

uint32_t supply_battery(void) {
    return battery;
}

uint32_t supply_rail(void) {
    return rail;
}

int32_t supply_celsius(void) {
    return celsius;
}

bool supply_usb(void) {
#if BOARD_HAS_USB
    return BOARD_IS_ON(BOARD_USB);
#else
    return true;
#endif
}
