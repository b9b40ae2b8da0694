// One run on one topology, from start to verdict.
import { auditLine, lostSessions, unsharedLimit } from './proofs.ts';
import { spreadOf, startLedger, type Ledger } from './calls.ts';
import { watchMemory, type Memory } from '#tests/support/processes/memory.ts';
import type { Options } from './options.ts';
import { askable, watchRetained, type Retained } from './retained.ts';
import { addPeople, startSource } from './people.ts';
import { tellStories } from './story.ts';
import { topologies, type TopologyName } from './topologies.ts';

/** Memory at the end of a soak against its second sixth. */
const flat = 1.05;

/** Milliseconds of a sixth. The last answer comes before the end. */
const sixthOf = ({ minutes }: Options) => (minutes * 60_000 - 10_000) / 6;

const sumOf = (threads: Retained = {}) => Object.values(threads).reduce((sum, megabytes) => sum + megabytes, 0);

export function growthOf(memory: Memory, retained: readonly Retained[]): string[] {
  const [first, last] = [sumOf(retained[0]), sumOf(retained.at(-1))];
  // A busy thread may not have replied.
  const missing = Object.keys(retained[0] ?? {}).filter((thread) => retained.at(-1)?.[thread] === undefined);
  return [
    ...missing.map((thread) => `no memory of ${thread} at the end`),
    ...(memory.late <= memory.early * flat ? [] : [`memory grew from ${memory.early} to ${memory.late} MB`]),
    ...(first > 0 && last <= first * flat ? [] : [`the threads grew from ${first} to ${last} MB`]),
  ];
}

export async function measure(name: TopologyName, options: Options) {
  const source = await startSource();
  const topology = await topologies[name].start({
    ALLOW_UPSTREAM_HOSTS: source.host,
    ...(options.soak && askable),
  });
  try {
    const ledger = startLedger();
    const people = await addPeople(topology.url, options.people, source.host, ledger);
    const memoryOf = watchMemory(topology.processes.map(({ pid }) => pid));
    const [process] = topology.processes;
    const retainedOf = options.soak && process ? watchRetained(process, sixthOf(options)) : () => [];
    const before = callsIn(ledger);
    const start = performance.now();
    const stories = await tellStories({ ...options, people, data: source.data, ledger });
    const callsPerSecond = (callsIn(ledger) - before) / ((performance.now() - start) / 1_000);
    const [memory, retained] = [memoryOf(), retainedOf()];
    const lost = await lostSessions(topology, people);
    const [first] = people;
    const unshared = first ? await unsharedLimit(topology, first) : [];
    await Promise.all(people.map(({ close }) => close()));
    await topology.stopServers();
    const { sound, line } = await auditLine(topology);
    const grown = options.soak ? growthOf(memory, retained) : [];
    return {
      what: topologies[name].what,
      stories,
      callsPerSecond,
      /** By call, in milliseconds. */
      times: new Map([...ledger.times].map(([call, times]) => [call, spreadOf(times)])),
      errors: ledger.errors,
      /** Violated conditions after the run. */
      broken: [...lost, ...unshared, ...grown, ...(sound ? [] : [line])],
      audit: line,
      memory,
      /** Of the first process in a soak, after each sixth of it. */
      retained,
    };
  } finally {
    await topology.stopServers();
    await topology.remove();
    await source.stop();
  }
}

export type Measured = Awaited<ReturnType<typeof measure>>;

const callsIn = ({ times }: Ledger) => [...times.values()].reduce((sum, { length }) => sum + length, 0);
