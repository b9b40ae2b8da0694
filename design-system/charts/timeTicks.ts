import { scaleUtc } from 'd3-scale';
import { dateFormat } from '../internal/format/formats.ts';
import { roomOf } from './Axis.tsx';

/** Usual width of a label, CSS pixels. */
const labelWidth = 90;
const dayMs = 86_400_000;

const formOf = (step: number) => {
  if (step >= 360 * dayMs) return { year: 'numeric' } as const;
  if (step >= 27 * dayMs) return { month: 'short', year: 'numeric' } as const;
  if (step >= dayMs) return { day: 'numeric', month: 'short' } as const;
  return { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
};

export interface Tick {
  /** Milliseconds since 1970. */
  at: number;
  name: string;
}

/** 3 for a first day of a year, 2 of a month, 1 for a midnight. */
function roundness(tick: Date): number {
  if (tick.getTime() % dayMs !== 0) return 0;
  if (tick.getUTCDate() !== 1) return 1;
  return tick.getUTCMonth() === 0 ? 3 : 2;
}

/** Round times of an axis in UTC: first days of months or years, midnights, full hours. */
export function timeTicks(from: number, to: number, width: number): Tick[] {
  const all = scaleUtc([from, to], [0, width]).ticks(Math.max(2, Math.floor(width / labelWidth)));
  const [first, second] = all;
  if (!first || !second) return [];
  const write = dateFormat({ ...formOf(second.getTime() - first.getTime()), timeZone: 'UTC' });
  const ticks = all.map((tick) => ({ at: tick.getTime(), name: write.format(tick) }));
  // Equal steps through the roundest time: leaving out single labels would look like a gap.
  const stride = Math.ceil(ticks.length / Math.max(1, Math.floor(width / roomOf(ticks.map(({ name }) => name)))));
  const ranks = all.map((tick) => roundness(tick));
  const start = ranks.indexOf(Math.max(...ranks)) % stride;
  return ticks.filter((_tick, index) => index % stride === start);
}
