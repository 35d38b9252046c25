// Owns what shall stand on the glass and when the panel gets it: the newest picture wins, as in host/core/glass.c. No DOM.
import * as abi from "./abi.ts";
import { Presenter, type Refresh } from "./refresh.ts";

/** What the glass stands on. */
export interface GlassHost {
  /** begins to show a picture; resolves when it stands */
  show(frame: Uint8Array, refresh: Refresh): Promise<void>;
  /** the player's refresh style */
  style(): number;
}

/** The way of a picture to the panel. */
export class Glass {
  private readonly presenter = new Presenter();
  private wanted: Uint8Array | null = null;
  /** of all calls since the last refresh began */
  private status = 0;
  /** the whole glass shall be cleaned */
  private wash = false;
  private working: Promise<void> | null = null;

  constructor(private readonly host: GlassHost) {}

  /** Wants the picture of a call that returned this status. */
  show(frame: Uint8Array, status: number): void {
    this.wanted = frame;
    this.status = (this.status & ~abi.STATUS_PRIVATE) | status;
    this.begin();
  }

  /** Wants a picture with the whole glass cleaned. */
  clean(frame: Uint8Array): void {
    this.wanted = frame;
    this.wash = true;
    this.begin();
  }

  /** Before sleep: cleans the glass unless it is clean. */
  settle(frame: Uint8Array): void {
    if (this.working || !this.presenter.isClean) this.clean(frame);
  }

  /** Resolves when the newest picture stands. */
  async stands(): Promise<void> {
    while (this.working) await this.working;
  }

  private begin(): void {
    this.working ??= this.work().finally(() => {
      this.working = null;
      if (this.wanted) this.begin();
    });
  }

  /** Hands over what is newest, until there is nothing new. */
  private async work(): Promise<void> {
    while (this.wanted) {
      const frame = this.wanted;
      const refresh = this.wash
        ? this.presenter.clean(frame, this.status)
        : this.presenter.decide(frame, this.status, this.host.style());
      this.wanted = null;
      this.wash = false;
      this.status &= abi.STATUS_PRIVATE;
      if (refresh) await this.host.show(frame, refresh);
    }
  }
}
