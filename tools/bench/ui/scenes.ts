import { act, clear, cpuOf, heldBy, inSameFrame, settle, show, type Probe } from './measure.ts';
import type { SceneName } from './page/stage.ts';

/** A scene of the table in the guide: what is done, and the most that it may cost. */
export interface Scene {
  id: string;
  what: string;
  /** Drawn by the page; sides without it are left out. */
  draws: SceneName;
  /** Ours over plain, at most. */
  bar: number;
  /** Ours over plain, as the stretch. */
  stretch: number;
  /** Rounds before the first that counts, until the browser has compiled what is used often. Default: 20. */
  warmUp?: number;
  /** One sample of one side: milliseconds of the main thread, or bytes of heap. */
  sample: (probe: Probe) => Promise<number>;
  /** Each sample in a page that has shown nothing yet: what people feel. */
  isFirst?: true;
  /** A condition that has no ratio, e.g. that the first frame shows it; of ours only. */
  also?: { what: string; holds: (probe: Probe) => Promise<boolean> };
}

type Sampled = Pick<Scene, 'draws' | 'sample' | 'warmUp'>;

const mount = (draws: SceneName): Sampled => ({
  draws,
  sample: async (probe) => {
    const took = await cpuOf(probe, () => show(probe, draws));
    await clear(probe);
    return took;
  },
});

const change = (draws: SceneName): Sampled => ({
  draws,
  sample: async (probe) => {
    await show(probe, draws);
    const took = await cpuOf(probe, () => act(probe, draws));
    await clear(probe);
    return took;
  },
});

/** Keystrokes of one sample. */
const strokes = 24;

async function awakeForm(probe: Probe) {
  await show(probe, 'form');
  // Errors appear at every keystroke once a submit has failed.
  await probe.page.click('button[type=submit]');
  await probe.page.locator('input[name=field0]').focus();
  await settle(probe);
  const valid = await probe.page.locator('form input:not([aria-invalid=true])').count();
  if (valid > 0) throw new Error(`${valid} fields show no error after the submit`);
}

/** Presses these keys in turn, as a person does: one a frame at most. */
const type = (keys: readonly string[]): Sampled => ({
  draws: 'form',
  // Many keystrokes each.
  warmUp: 4,
  sample: async (probe) => {
    await awakeForm(probe);
    await probe.page.keyboard.press('a');
    const took = await cpuOf(probe, async () => {
      for (let at = 0; at < strokes; at += 1) await probe.page.keyboard.press(keys[at % keys.length] ?? '');
    });
    await clear(probe);
    return took / strokes;
  },
});

async function errorInFrame(probe: Probe) {
  await awakeForm(probe);
  await probe.page.keyboard.press('a');
  const seen = await inSameFrame(probe, 'input', '[data-part=error]', () => probe.page.keyboard.press('Backspace'));
  await clear(probe);
  return seen;
}

async function dialogInFrame(probe: Probe) {
  await show(probe, 'dialog');
  const seen = await inSameFrame(probe, 'click', '[role=dialog]', () => act(probe, 'dialog'));
  await clear(probe);
  return seen;
}

async function heapOf(probe: Probe) {
  const before = await heldBy(probe);
  await show(probe, 'table1000');
  const { heap } = await heldBy(probe);
  await clear(probe);
  return heap - before.heap;
}

/** Each sample in a page that has shown nothing yet. */
const first = (id: string, what: string, bar: number, stretch: number, sampled: Sampled): Scene => ({
  id,
  what: `${what}, first in a page`,
  bar,
  stretch,
  isFirst: true,
  ...sampled,
});

export const scenes: readonly Scene[] = [
  { id: 'S1', what: 'mount 1,000 buttons', bar: 1.1, stretch: 1.03, ...mount('buttons') },
  { id: 'S2a', what: 'table 20 × 8', bar: 1.15, stretch: 1, ...mount('table20') },
  { id: 'S2b', what: 'table 1,000 × 8, all rows in the document', bar: 0.25, stretch: 0.2, ...mount('table1000') },
  { id: 'S3', what: 'change one row of 1,000', bar: 0.25, stretch: 0.2, ...change('table1000') },
  { id: 'S4', what: 'form of 30 fields with help and rules, mount', bar: 1.45, stretch: 1.25, ...mount('form') },
  { id: 'S4e', what: 'the same, all errors shown from the start', bar: 1.5, stretch: 1.25, ...mount('wrongForm') },
  {
    id: 'S4k',
    what: 'keystroke that flips an error',
    bar: 1.2,
    stretch: 1.05,
    ...type(['Backspace', 'a']),
    also: { what: 'error painted in the same frame', holds: errorInFrame },
  },
  { id: 'S4q', what: 'keystroke, no change', bar: 1.1, stretch: 1, ...type(['a']) },
  {
    id: 'S5',
    what: 'dialog with 4 fields opens',
    bar: 1.6,
    stretch: 1.1,
    ...change('dialog'),
    also: { what: 'visible in frame 1', holds: dialogInFrame },
  },
  { id: 'S5c', what: 'dialog with 4 fields closes', bar: 1.15, stretch: 1, ...change('openDialog') },
  { id: 'S6', what: 'toast', bar: 1.5, stretch: 1.25, ...change('toast') },
  { id: 'S7', what: 'light to dark with 1,000 buttons and 200 rows', bar: 0.85, stretch: 0.7, ...change('theme') },
  first('S1f', '1,000 buttons', 1.16, 1.1, mount('buttons')),
  first('S2f', 'table 20 × 8', 1.25, 1.15, mount('table20')),
  first('S2g', 'table 1,000 × 8', 0.3, 0.25, mount('table1000')),
  first('S4f', 'form of 30 fields', 1.9, 1.45, mount('form')),
  first('S5f', 'dialog with 4 fields', 2.1, 1.6, change('dialog')),
  first('S6f', 'toast', 1.8, 1.5, change('toast')),
  { id: 'S9', what: 'heap of the 1,000-row table', bar: 1.15, stretch: 1.02, draws: 'table1000', sample: heapOf },
];

/** Allowed leftovers of 20 mounts. */
export const leftBar = { nodes: 0, listeners: 0, heapKb: 300 };

const cycles = 20;
/** Mounts before the first that counts, until caches are filled. */
const warmUp = 20;

async function cycle(probe: Probe) {
  await show(probe, 'all');
  await settle(probe);
  await act(probe, 'all');
  await settle(probe);
  await clear(probe);
}

/** Leftovers of twenty mounts of everything. */
export async function leftAfterMounts(probe: Probe) {
  for (let at = 0; at < warmUp; at += 1) await cycle(probe);
  const before = await heldBy(probe);
  for (let at = 0; at < cycles; at += 1) await cycle(probe);
  const after = await heldBy(probe);
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapKb: (after.heap - before.heap) / 1000,
  };
}
