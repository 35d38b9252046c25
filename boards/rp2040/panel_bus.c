/* Owns the panel's bus: SPI mode 0, 8 bits, most significant first, at or under what the panel
 * takes, and the four lines beside it. */
#include "panel_bus.h"
#include "board.h"
#include "clock_time.h"
#include "clocks.h"
#include "panel.h"

#define SPI(offset) REG(SPI_BASE(BOARD_PANEL_SPI) + (offset))
#define RESETS_SPI (BOARD_PANEL_SPI == 0 ? RESETS_SPI0 : RESETS_SPI1)
/* The queue's 8 bytes take about 8 us at 8 MHz; a bus that is stuck must not hang the board. */
#define BUS_TRIES 100000u

/* Smallest even divider that keeps the panel's limit (4.4.3.4). */
static uint32_t divider(void) {
    uint32_t rounded = (clocks_hertz() + BOARD_PANEL_MOST_HERTZ - 1u) / BOARD_PANEL_MOST_HERTZ;
    uint32_t even = (rounded + 1u) & ~1u;
    return even < 2u ? 2u : even > 254u ? 254u : even;
}

void panel_bus_begin(void) {
    BOARD_DRIVE(BOARD_PANEL_SELECT, false);
    BOARD_DRIVE(BOARD_PANEL_COMMAND, false);
    BOARD_DRIVE(BOARD_PANEL_RESET, false);
    /* BUSY has no driver while the panel is in reset or away: the pull makes that read as ready. */
    BOARD_LISTEN(BOARD_PANEL_BUSY);
    REG_SET(RESETS_RESET) = RESETS_SPI;
    REG_CLR(RESETS_RESET) = RESETS_SPI;
    for (uint32_t tries = BUS_TRIES; tries > 0 && (REG(RESETS_RESET_DONE) & RESETS_SPI) == 0;) {
        tries--;
    }
    SPI(SPI_SSPCPSR) = divider();
    SPI(SPI_SSPCR0) = SPI_SSPCR0_DSS_8;
    SPI(SPI_SSPCR1) = SPI_SSPCR1_SSE;
    REG(IO_GPIO_CTRL(BOARD_PANEL_CLOCK_PIN)) = IO_FUNCSEL_SPI;
    REG(IO_GPIO_CTRL(BOARD_PANEL_DATA_PIN)) = IO_FUNCSEL_SPI;
}

static void wait_while(uint32_t bit, uint32_t level) {
    for (uint32_t tries = BUS_TRIES; tries > 0 && (SPI(SPI_SSPSR) & bit) == level;) {
        tries--;
    }
}

/* Sends bytes with the select line around them; no line moves before the last bit is out. */
static void send(bool command, const uint8_t *bytes, size_t length) {
    BOARD_SET(BOARD_PANEL_COMMAND, command);
    BOARD_SET(BOARD_PANEL_SELECT, true);
    for (size_t i = 0; i < length; i++) {
        wait_while(SPI_SSPSR_TNF, 0);
        SPI(SPI_SSPDR) = bytes[i];
    }
    wait_while(SPI_SSPSR_BSY, SPI_SSPSR_BSY);
    BOARD_SET(BOARD_PANEL_SELECT, false);
    /* What came back means nothing: the panel's answers are not wired. */
    while ((SPI(SPI_SSPSR) & SPI_SSPSR_RNE) != 0) {
        (void)SPI(SPI_SSPDR);
    }
    SPI(SPI_SSPICR) = SPI_SSPICR_RORIC;
}

void panel_bus_reset(bool low) {
    pin_write(BOARD_PANEL_RESET_PIN, !low);
}

void panel_bus_command(uint8_t command) {
    send(true, &command, 1);
}

void panel_bus_data(const uint8_t *bytes, size_t length) {
    send(false, bytes, length);
}

bool panel_bus_busy(void) {
    return BOARD_IS_ON(BOARD_PANEL_BUSY);
}

uint32_t panel_bus_us(void) {
    return (uint32_t)time_us();
}
