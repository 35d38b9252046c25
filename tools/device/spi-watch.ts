// Owns the wire between SPI and panel: bits take their time, and only a block that is set up right sends any.
import type { RP2040 } from "rp2040js";

type Spi = RP2040["spi"][number];
/** Fields that rp2040js keeps to itself. */
interface Inside {
  control0: number;
  control1: number;
  clockDivisor: number;
  busy: boolean;
}

interface Host {
  at(timeNs: number, callback: () => void): () => void;
  now(): number;
  violation(rule: string, text: string): void;
  periHertz(): number;
}

export interface SpiWiring {
  /** index of the block: 0 or 1 */
  spi: number;
  clock: number;
  data: number;
  mostHertz: number;
}

export class SpiWatch {
  private readonly spi: Spi;
  /** a byte whose last bit has left */
  onByte: (byte: number) => void = () => {};
  private cancel: (() => void) | undefined;

  constructor(
    private readonly chip: RP2040,
    private readonly host: Host,
    private readonly wiring: SpiWiring,
  ) {
    this.spi = chip.spi[wiring.spi]!;
    this.spi.onTransmit = (value) => this.transmit(value);
  }

  private get inside(): Inside {
    return this.spi as unknown as Inside;
  }

  get busy(): boolean {
    return this.inside.busy || !this.spi.txFIFO.empty;
  }

  /** The block goes into reset: what is under way is lost. */
  reset(): void {
    if (this.busy) this.host.violation("spi", "reset while sending");
    this.cancel?.();
  }

  /** SSPDR is written: the queue takes eight. */
  checkQueue(): void {
    if (this.spi.txFIFO.full)
      this.host.violation("spi", "SSPDR written while the queue is full: the byte is lost");
  }

  /** SSPCR0, SSPCR1 or SSPCPSR is written. */
  checkSetUp(): void {
    if (this.busy) this.host.violation("spi", "set up while sending");
  }

  private transmit(value: number): void {
    const trouble = this.trouble();
    const bits = this.spi.dataBits;
    const hertz = this.hertz;
    if (trouble.length) this.host.violation("spi", `a byte is sent, but ${trouble.join(", ")}`);
    // The next bit starts half a clock after the last: the block takes one clock more a frame.
    const ns = hertz > 0 ? ((bits + 0.5) * 1e9) / hertz : 1000;
    this.cancel = this.host.at(this.host.now() + ns, () => {
      if (!trouble.length) this.onByte(value & 0xff);
      this.spi.completeTransmit(0);
    });
  }

  get hertz(): number {
    const { clockDivisor, control0 } = this.inside;
    return clockDivisor ? this.host.periHertz() / (clockDivisor * (1 + ((control0 >> 8) & 0xff))) : 0;
  }

  private trouble(): string[] {
    const { control0, control1, clockDivisor } = this.inside;
    const { clock, data, mostHertz } = this.wiring;
    const found: string[] = [];
    if (!(control1 & 2)) found.push("SSE is off");
    if (control1 & 5) found.push("it is no plain master");
    if ((control0 & 15) !== 7) found.push(`frames have ${(control0 & 15) + 1} bits`);
    if (control0 & 0x30) found.push("the frame format is not Motorola's");
    if (control0 & 0xc0) found.push("the mode is not 0");
    if (clockDivisor < 2) found.push("the prescaler is not set");
    if (this.host.periHertz() === 0) found.push("clk_peri is off");
    else if (this.hertz > mostHertz) found.push(`SCK runs at ${(this.hertz / 1e6).toFixed(2)} MHz`);
    for (const pin of [clock, data]) {
      const { functionSelect, outputDisable } = this.chip.gpio[pin]!;
      if (functionSelect !== 1) found.push(`GPIO${pin} is not switched to SPI`);
      if (outputDisable) found.push(`the pad of GPIO${pin} is off`);
    }
    return found;
  }
}
