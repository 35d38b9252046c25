// Owns the seam between the emulated chip and a model of an e-ink panel: what crosses the flat cable.

/** What a panel model may ask of the device. Time is the world's: it runs on through resets and power cuts. */
export interface PanelHost {
  /** Nanoseconds since the device object was made. */
  now(): number;
  /** Calls back once the world's time reaches `timeNs` (at the earliest now); the result takes it back. */
  at(timeNs: number, callback: () => void): () => void;
}

/** Levels on the cable as the panel sees them: true = high. Undriven lines keep their pulls (all high). */
export interface PanelPins {
  /** chip select, active low */
  cs: boolean;
  /** false = command, true = data */
  dc: boolean;
  /** reset, active low */
  reset: boolean;
}

/** One thing the firmware did that real glass would not take. */
export interface PanelViolation {
  /** for example "U1" */
  rule: string;
  /** one sentence */
  text: string;
  timeNs: number;
}

/** A panel: controller and glass. What stands on the glass outlives power; everything else does not. */
export interface PanelModel {
  /** Called once, before anything else. */
  attach(host: PanelHost): void;
  /**
   * The 3.3 V rail comes or goes; byFirmware: it let the rail go itself. Pins follow in a call of their own after
   * it comes.
   */
  power(on: boolean, byFirmware?: boolean): void;
  /** The chip is reset from outside: it cannot know what it cuts off. */
  excuse?(): void;
  /** At every change of a line, and once after power came. */
  pins(levels: PanelPins): void;
  /** A byte whose last bit was shifted in just now (CS low or not: the model judges). */
  transfer(byte: number): void;
  /** Level of BUSY; undefined while nothing drives it (no power, panel absent). */
  busy(): boolean | undefined;
  /** Set by the device: to be called at every change of BUSY's level. */
  onBusyChange: () => void;
  readonly violations: readonly PanelViolation[];
}

/** No panel at the connector: takes everything, answers nothing. */
export class AbsentPanel implements PanelModel {
  readonly violations: readonly PanelViolation[] = [];
  onBusyChange = (): void => {};
  attach(): void {}
  power(): void {}
  pins(): void {}
  transfer(): void {}
  busy(): undefined {
    return undefined;
  }
}

/** Notes what arrives, with its time; BUSY stands at a fixed level. For tests of the bus. */
export class RecordingPanel implements PanelModel {
  readonly violations: readonly PanelViolation[] = [];
  readonly log: { timeNs: number; what: string }[] = [];
  readonly bytes: { byte: number; dc: boolean; cs: boolean; timeNs: number }[] = [];
  onBusyChange = (): void => {};
  private level: boolean | undefined = true;
  private host: PanelHost | undefined;
  private levels: PanelPins = { cs: true, dc: true, reset: true };

  attach(host: PanelHost): void {
    this.host = host;
  }
  power(on: boolean): void {
    this.note(on ? "power on" : "power off");
  }
  pins(levels: PanelPins): void {
    this.levels = { ...levels };
    this.note(`cs=${+levels.cs} dc=${+levels.dc} reset=${+levels.reset}`);
  }
  transfer(byte: number): void {
    const { cs, dc } = this.levels;
    this.bytes.push({ byte, dc, cs, timeNs: this.now() });
  }
  busy(): boolean | undefined {
    return this.level;
  }
  /** Sets the level that BUSY stands at from now on. */
  setBusy(level: boolean | undefined): void {
    this.level = level;
    this.onBusyChange();
  }
  private now(): number {
    return this.host?.now() ?? 0;
  }
  private note(what: string): void {
    this.log.push({ timeNs: this.now(), what });
  }
}
