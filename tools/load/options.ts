import { parseArgs } from 'node:util';
import { topologies, type TopologyName } from './topologies.ts';

/** Options of a run. */
export interface Options {
  people: number;
  minutes: number;
  topologies: readonly TopologyName[];
  /** Milliseconds that people think between two calls, on average. */
  thinkMs: number;
  /** Memory must stay flat, which only a long run shows. Runs the default database unless `--on` names others. */
  soak: boolean;
}

const most = { people: 2_000, minutes: 120, think: 60_000 };
const soakMinutes = 30;

function numberOf(text: string | undefined, fallback: number, name: keyof typeof most, least: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (value >= least && value <= most[name]) return value;
  throw new RangeError(`--${name} must be from ${least} to ${most[name]}`);
}

/** Reads `--people 200 --minutes 5 --on embedded,postgres,cluster --think 1000 --soak`; throws `RangeError` for anything else. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { people: text, minutes: text, on: text, think: text, soak: { type: 'boolean', default: false } },
  });
  const named = (values.on ?? (values.soak ? 'embedded' : Object.keys(topologies).join(','))).split(',');
  const unknown = named.find((name) => !(name in topologies));
  if (unknown !== undefined) throw new RangeError(`--on knows ${Object.keys(topologies).join(', ')}, not ${unknown}`);
  return {
    people: Math.floor(numberOf(values.people, 200, 'people', 2)),
    minutes: numberOf(values.minutes, values.soak ? soakMinutes : 5, 'minutes', 0.05),
    topologies: named as TopologyName[],
    thinkMs: numberOf(values.think, 1_000, 'think', 0),
    soak: values.soak,
  };
}
