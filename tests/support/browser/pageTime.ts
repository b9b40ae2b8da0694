/** Sets the time of a page to `nowMs`, frozen or running from there. Pass it to `addInitScript`. */
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
