import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './errors.ts';

export interface FaultSettings {
  jitter?: Jitter | undefined;
  failAt?: number | undefined;
}

/** Seeded waits of 0 to `maxMs` milliseconds before and after every query. */
export interface Jitter {
  seed: number;
  maxMs: number;
}

/** Test knobs of one open database. In production every setter throws and `around` only runs the query. */
export interface Faults {
  /** Makes the k-th call from now fail once, before it reaches the database; undefined clears it. */
  failAt(k: number | undefined): void;
  jitter(jitter: Jitter | undefined): void;
  calls(): number;
  fired(): boolean;
  around<Result>(sql: string, run: () => Promise<Result>): Promise<Result>;
}

export function parseJitter(text: string): Jitter | undefined {
  const parts = /^(\d{1,9}):(\d{1,5})$/u.exec(text);
  return parts ? { seed: Number(parts[1]), maxMs: Number(parts[2]) } : undefined;
}

/** Seeded random generator (mulberry32): the same seed gives the same waits on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function refuse(): never {
  throw new DatabaseError('config', 'TEST_DB_JITTER and TEST_DB_FAIL are refused in production');
}

const noFaults: Faults = {
  failAt: refuse,
  jitter: refuse,
  calls: () => 0,
  fired: () => false,
  around: (_sql, run) => run(),
};

export function createFaults(settings: FaultSettings, production: boolean): Faults {
  if (production) {
    if (settings.jitter ?? settings.failAt) refuse();
    return noFaults;
  }
  let count = 0;
  let failing = settings.failAt;
  let fired = false;
  let pause: (() => Promise<unknown>) | undefined;

  const faults: Faults = {
    failAt(k) {
      count = 0;
      failing = k;
      fired = false;
    },
    jitter(jitter) {
      if (!jitter) pause = undefined;
      else {
        const random = seeded(jitter.seed);
        pause = () => wait(random() * jitter.maxMs);
      }
    },
    calls: () => count,
    fired: () => fired,
    async around(sql, run) {
      if (pause) await pause();
      // A failing rollback would hide which call failed, and pg drops the connection either way.
      if (!/^rollback/iu.test(sql)) count += 1;
      if (count === failing) {
        failing = undefined;
        fired = true;
        throw new DatabaseError('unavailable', `Planned failure of database call ${count}`);
      }
      const result = await run();
      if (pause) await pause();
      return result;
    },
  };
  faults.jitter(settings.jitter);
  return faults;
}
