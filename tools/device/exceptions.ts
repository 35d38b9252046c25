// Owns which exception comes next: numbers and priorities as the ARMv6-M manual has them (B1.5).
import type { RP2040 } from "rp2040js";

export const NMI = 2;
export const HARD_FAULT = 3;
export const SVCALL = 11;
export const PENDSV = 14;
export const SYSTICK = 15;
const FIRST_INTERRUPT = 16;
/** of code outside handlers: anything interrupts it */
const THREAD_PRIORITY = 4;

/** The highest pending exception and its priority; number 0 when there is none. */
export function highestPending(core: RP2040["core"]): [number: number, priority: number] {
  if (core.pendingNMI) return [NMI, -2];
  const enabled = core.pendingInterrupts & core.enabledInterrupts;
  for (let priority = 0; priority < THREAD_PRIORITY; priority++) {
    if (core.pendingSVCall && core.exceptionPriority(SVCALL) === priority) return [SVCALL, priority];
    if (core.pendingPendSV && core.exceptionPriority(PENDSV) === priority) return [PENDSV, priority];
    if (core.pendingSystick && core.exceptionPriority(SYSTICK) === priority) return [SYSTICK, priority];
    const here = enabled & core.interruptPriorities[priority]!;
    if (here) return [FIRST_INTERRUPT + (31 - Math.clz32(here & -here)), priority];
  }
  return [0, THREAD_PRIORITY];
}
