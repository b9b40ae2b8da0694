import type { Stream } from '#contract/types.ts';
import { run } from '../../machine/operations.ts';
import { createStore } from '../../machine/registry.ts';
import { resource, useValue } from '../../machine/resource.ts';
import { useSelected } from '../../machine/useSelected.ts';

export const favourites = resource('favourites.load', { from: 'favourites.list' });

interface Mark {
  marked: boolean;
  /** Undefined while the server has not replied. */
  settledAt?: number;
}

/** Marks by the id of their stream: streams that were read earlier do not know them. */
const initialMarks = (): { byId: Record<string, Mark> } => ({ byId: {} });
const marks = createStore(initialMarks, { persist: false });

const pending = new Map<string, symbol>();

/** A stream first shown this long after its mark was settled was read after it. */
const slowestReadMs = 10_000;
const firstShownAt = new WeakMap<object, number>();

function isNewer(stream: object, { settledAt = Infinity }: Mark): boolean {
  if (!firstShownAt.has(stream)) firstShownAt.set(stream, Date.now());
  return (firstShownAt.get(stream) ?? 0) > settledAt + slowestReadMs;
}

/** Optimistic: a refusal restores the server's state. */
export async function markFavourite(stream: Stream, marked: boolean) {
  const request = Symbol(stream.id);
  const apply = (mark: Mark) => {
    marks.byId[stream.id] = mark;
    const listed = favourites.get();
    if (!listed) return;
    const others = listed.filter(({ id }) => id !== stream.id);
    favourites.set(marked ? [stream, ...others] : others);
  };
  // A list requested earlier is out of date.
  if (favourites.get()) favourites.leave();
  apply({ marked });
  const { id } = stream;
  pending.set(id, request);
  const outcome = await run(marked ? 'favourites.add' : 'favourites.remove', { params: { id } }, { id });
  const latest = pending.get(id);
  // A later click is on its way.
  if (latest && latest !== request) return outcome;
  pending.delete(id);
  if (latest && outcome.ok) apply({ marked, settledAt: Date.now() });
  else {
    // The order at the server decides between two clicks.
    await favourites.load();
    if (!pending.has(id)) delete marks.byId[id];
  }
  return outcome;
}

export function useFavourite(stream: Pick<Stream, 'id' | 'favourite'>): boolean {
  const { id, favourite } = stream;
  const mark = useSelected(marks, ({ byId }) => byId[id]);
  const listed = useValue(favourites)?.some((one) => one.id === id);
  // The server leaves the property out where it is false.
  if (mark) return isNewer(stream, mark) ? favourite === true : mark.marked;
  return listed ?? favourite ?? false;
}
