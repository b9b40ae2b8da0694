// One run on one topology, from start to verdict.
import { auditLine, lostSessions, unsharedLimit } from './proofs.ts';
import { spreadOf, startLedger, type Ledger } from './calls.ts';
import { watchMemory, type Memory } from '../support/processes/memory.ts';
import type { Options } from './options.ts';
import { addPeople, startSource } from './people.ts';
import { tellStories } from './story.ts';
import { topologies, type TopologyName } from './topologies.ts';

export interface Measured {
  what: string;
  stories: number;
  callsPerSecond: number;
  /** By call, in milliseconds. */
  times: ReadonlyMap<string, { number: number; p50: number; p99: number; max: number }>;
  errors: readonly string[];
  /** Violated conditions after the run. */
  broken: readonly string[];
  audit: string;
  memory: Memory;
}

/** Memory at the end of a soak against its second quarter. */
const flat = 1.05;

export async function measure(name: TopologyName, options: Options): Promise<Measured> {
  const source = await startSource();
  const topology = await topologies[name].start({ ALLOW_UPSTREAM_HOSTS: source.host });
  try {
    const ledger = startLedger();
    const people = await addPeople(topology.url, options.people, source.host, ledger);
    const memoryOf = watchMemory(topology.processes.map(({ pid }) => pid));
    const before = callsIn(ledger);
    const start = performance.now();
    const stories = await tellStories({ ...options, people, data: source.data, ledger });
    const callsPerSecond = (callsIn(ledger) - before) / ((performance.now() - start) / 1_000);
    const memory = memoryOf();
    const lost = await lostSessions(topology, people);
    const [first] = people;
    const unshared = first ? await unsharedLimit(topology, first) : [];
    await Promise.all(people.map(({ close }) => close()));
    await topology.stopServers();
    const { sound, line } = await auditLine(topology);
    const grown =
      options.soak && memory.late > memory.early * flat
        ? [`memory grew from ${memory.early} to ${memory.late} MB`]
        : [];
    return {
      what: topologies[name].what,
      stories,
      callsPerSecond,
      times: new Map([...ledger.times].map(([call, times]) => [call, spreadOf(times)])),
      errors: ledger.errors,
      broken: [...lost, ...unshared, ...grown, ...(sound ? [] : [line])],
      audit: line,
      memory,
    };
  } finally {
    await topology.stopServers();
    await topology.remove();
    await source.stop();
  }
}

const callsIn = ({ times }: Ledger) => [...times.values()].reduce((sum, { length }) => sum + length, 0);
