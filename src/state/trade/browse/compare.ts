import { maxCompared } from '../../../config/constants.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { ref, type Ref } from '../../machine/load.ts';
import { createStore } from '../../machine/registry.ts';
import { resource } from '../../machine/resource.ts';

interface Compare {
  chosen: Ref<Stream>[];
  streams: Record<string, Ref<Stream>>;
  samples: Record<string, Ref<Sample>>;
}

const initialCompare = (): Compare => ({ chosen: [], streams: {}, samples: {} });
export const compare = createStore(initialCompare, { persist: false });

export function chooseToCompare(stream: Stream, chosen: boolean) {
  const others = compare.chosen.filter(({ id }) => id !== stream.id);
  if (chosen && others.length >= maxCompared) return;
  compare.chosen = chosen ? [...others, ref(stream)] : others;
}

export const clearCompared = () => {
  compare.chosen = [];
};

const byId = (id: string) => ({ params: { id } });
export const comparedStream = resource('compare.stream', { from: 'streams.get', input: byId });
const comparedSample = resource('compare.sample', { from: 'streams.sample', input: byId });

async function showStream(id: string) {
  const outcome = await comparedStream.read(id, id);
  if (outcome.ok) compare.streams[id] = ref(outcome.value);
}

async function showSample(id: string) {
  const outcome = await comparedSample.read(id, id);
  if (outcome.ok) compare.samples[id] = ref(outcome.value);
}

export const loadCompared = (ids: readonly string[]) =>
  Promise.all(ids.flatMap((id) => [showStream(id), showSample(id)]));
