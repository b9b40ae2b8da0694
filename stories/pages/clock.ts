/** Lets time stand still at a moment. Returns a cleanup function. */
export function stopClock(at: Date): () => void {
  const RealDate = Date;
  class StoppedDate extends RealDate {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([at.getTime()] as unknown as [])));
    }
    static override now() {
      return at.getTime();
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
