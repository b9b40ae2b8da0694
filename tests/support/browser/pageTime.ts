/** Runs in a page before its scripts, given to `addInitScript`: makes it `nowMs` there, and time stand still or go on from that. */
export function setPageTime({ nowMs, stands }: { nowMs: number; stands: boolean }): void {
  const RealDate = Date;
  const ahead = nowMs - RealDate.now();
  const now = () => (stands ? nowMs : RealDate.now() + ahead);
  window.Date = class extends RealDate {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([now()] as unknown as [])));
    }
    static override now() {
      return now();
    }
  } as DateConstructor;
}
