// The server's clock decides when access ends: a device's clock may be wrong.
/** The `date` header has whole seconds and arrives late. Smaller differences are ignored. */
const toleranceMs = 30_000;

let aheadMs = 0;

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => Date.now() + aheadMs;

export function syncClock(date: string | null) {
  const at = Date.parse(date ?? '');
  if (Math.abs(at - serverNow()) > toleranceMs) aheadMs = at - Date.now();
}
