// Frames that a scrolling page draws, from a trace of Chromium. A frame counts when the compositor draws it.
import type { CDPSession } from 'playwright';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

export async function traced(cdp: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline.frame';
  await cdp.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await act();
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** Frames per second between the first and the last scrolled one. */
export function framesPerSecond(events: readonly TraceEvent[]): number {
  const moments = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  return ((moments.length - 1) * 1_000_000) / Math.max(1, Math.max(...moments) - Math.min(...moments));
}
