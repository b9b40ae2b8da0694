// Frames that a scrolling page draws, from a trace of Chromium. A frame counts when the compositor draws it.
import type { CDPSession } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  /** Processor time of the thread, microseconds. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

export async function traced(cdp: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  const categories =
    'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame,toplevel';
  await cdp.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await act();
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** Frames between the first and the last scrolled one, and the longest task of the page's main thread. */
export function framesIn(events: readonly TraceEvent[]) {
  const moments = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const gaps = moments
    .slice(1)
    .map((at, index) => (at - (moments[index] ?? at)) / 1000)
    .toSorted((a, b) => a - b);
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid);
  return {
    frames: ((moments.length - 1) * 1_000_000) / Math.max(1, last - first),
    slowest: gaps.at(Math.floor(gaps.length * 0.99)) ?? 0,
    task: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0),
  };
}
