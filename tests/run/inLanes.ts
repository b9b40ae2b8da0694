import type { Step } from './steps.ts';

/** Number of steps at a time: while one watches clocks, and otherwise. */
export interface Lanes {
  watched: number;
  others: number;
}

/**
 * Runs the steps in their order, as many at a time as there are lanes. Steps that mostly wait take no lane. A step
 * starts after the steps it needs; later ones may start before it.
 */
export async function inLanes<R>(
  steps: readonly Step[],
  lanes: Lanes,
  run: (step: Step) => Promise<R>,
): Promise<readonly R[]> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Map<string, Promise<void>>();
  const busy = new Set<Step>();
  const results: R[] = [];
  const begin = async (step: Step) => {
    results.push(await run(step));
    unfinished.delete(step.name);
    running.delete(step.name);
    busy.delete(step);
  };
  while (unfinished.size > 0) {
    const isReady = ({ needs = [] }: Step) => !needs.some((name) => unfinished.has(name));
    const ready = waiting.filter(isReady);
    const first = ready.find(({ waits }) => !waits);
    const isWatched = [first, ...busy].some((step) => step?.watchesClocks);
    const hasLane = busy.size < (isWatched ? lanes.watched : lanes.others);
    const next = ready.find((step) => step.waits || (step === first && hasLane));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      if (!next.waits) busy.add(next);
      running.set(next.name, begin(next));
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}
