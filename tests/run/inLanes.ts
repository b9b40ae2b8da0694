import type { Step } from './steps.ts';

/**
 * Runs the steps in their order, at most `lanes` at a time. Steps that mostly wait take no lane. A step starts after
 * the steps it needs; later ones may start before it.
 */
export async function inLanes<R>(
  steps: readonly Step[],
  lanes: number,
  run: (step: Step) => Promise<R>,
): Promise<readonly R[]> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Map<string, Promise<void>>();
  const busy = new Set<string>();
  const results: R[] = [];
  const begin = async (step: Step) => {
    results.push(await run(step));
    unfinished.delete(step.name);
    running.delete(step.name);
    busy.delete(step.name);
  };
  while (unfinished.size > 0) {
    const isReady = ({ needs = [] }: Step) => !needs.some((name) => unfinished.has(name));
    const next = waiting.find((step) => isReady(step) && (step.waits || busy.size < lanes));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      if (!next.waits) busy.add(next.name);
      running.set(next.name, begin(next));
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}
