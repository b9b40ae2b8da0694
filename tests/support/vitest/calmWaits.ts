// Testing Library's waits retry at every change of the page and every 50 ms. A try computes the names and styles of
// many elements, so a loading page spends much of its time on tries.

/** A wait tries for at most a quarter of its time. */
const restShare = 3;
/** Interval of tries without a change of the page, for conditions outside of it. */
const idleMs = 250;

const { setInterval: realInterval, setTimeout: realTimeout, clearTimeout: clearReal } = globalThis;

/** An observer that pauses after each callback for three times the duration of the callback. */
function restingObserver(Observer: typeof MutationObserver): typeof MutationObserver {
  return class RestingObserver extends Observer {
    readonly #stop: () => void;

    constructor(callback: MutationCallback) {
      let restsUntil = 0;
      let timer: NodeJS.Timeout | undefined;
      const call = (records: MutationRecord[], observer: MutationObserver) => {
        const begunAt = performance.now();
        timer = undefined;
        callback(records, observer);
        const endedAt = performance.now();
        restsUntil = endedAt + restShare * (endedAt - begunAt);
      };
      super((records, observer) => {
        const restMs = restsUntil - performance.now();
        if (restMs <= 0) call(records, observer);
        else timer ??= realTimeout(() => call(records, observer), restMs);
      });
      this.#stop = () => clearReal(timer);
    }

    override disconnect(): void {
      this.#stop();
      super.disconnect();
    }
  };
}

/** The name of the function that a wait gives to `setInterval`. */
const tryOfWait = 'checkRealTimersCallback';

function calmInterval(callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) {
  return realInterval(callback, callback.name === tryOfWait ? idleMs : ms, ...values);
}

/** Called for each window. Testing Library takes the observer from the window, and the app from the global object. */
export function calmWaits(): void {
  const view = document.defaultView;
  if (view && view.MutationObserver.name !== 'RestingObserver')
    view.MutationObserver = restingObserver(view.MutationObserver);
  globalThis.setInterval = Object.assign(calmInterval, realInterval) as typeof setInterval;
}
