import { maxCompared } from '../../config/constants.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { hold, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

interface Compare {
  chosen: Held<Stream>[];
  streams: Record<string, Held<Stream>>;
  samples: Record<string, Held<Sample>>;
}

export const initialCompare = (): Compare => ({ chosen: [], streams: {}, samples: {} });
export const compare = createStore(initialCompare, { persist: false });

/** Ignores products above the limit. */
export function chooseToCompare(stream: Stream, chosen: boolean) {
  const others = compare.chosen.filter(({ id }) => id !== stream.id);
  if (chosen && others.length >= maxCompared) return;
  compare.chosen = chosen ? [...others, hold(stream)] : others;
}

export const clearCompared = () => {
  compare.chosen = [];
};

async function showStream(id: string) {
  const outcome = await run('compare.stream', { params: { id } }, { id });
  if (outcome.ok) compare.streams[id] = hold(outcome.value);
}

async function showSample(id: string) {
  const outcome = await run('compare.sample', { params: { id } }, { id });
  if (outcome.ok) compare.samples[id] = hold(outcome.value);
}

export const loadCompared = (ids: readonly string[]) =>
  Promise.all(ids.flatMap((id) => [showStream(id), showSample(id)]));
