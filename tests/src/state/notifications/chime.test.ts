// jsdom has no sound: this one counts the notes, and runs when the test resumes it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let notes: number[] = [];
let runs = false;
let wakings: (() => void)[] = [];

class Context {
  currentTime = 3;
  destination = {};
  get state() {
    return runs ? 'running' : 'suspended';
  }
  resume() {
    return new Promise<void>((resolve) => wakings.push(resolve));
  }
}

class Node {
  connect() {}
  start(at: number) {
    notes.push(at);
  }
  stop() {}
}

/** Simulates a touch, which resumes pending sounds. */
async function touch() {
  runs = true;
  for (const go of wakings.splice(0)) go();
  await vi.advanceTimersByTimeAsync(0);
}

let chime: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  [notes, wakings, runs] = [[], [], false];
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('OscillatorNode', Node);
  vi.resetModules();
  ({ chime } = await import('#src/state/notifications/chime.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('plays two notes, one after the other, where sound runs', () => {
  runs = true;
  chime();
  expect(notes).toEqual([3, 3.12]);
});

it('plays what was asked for last once sound runs, if that is at once', async () => {
  chime();
  chime();
  expect(notes).toEqual([]);
  expect(wakings).toHaveLength(2);
  await touch();
  expect(notes).toHaveLength(2);
});

it('plays the first sound after a touch, and nothing from before', async () => {
  chime();
  await vi.advanceTimersByTimeAsync(60_000);
  chime();
  await vi.advanceTimersByTimeAsync(60_000);
  await touch();
  expect(notes).toEqual([]);
  chime();
  expect(notes).toHaveLength(2);
});

it('stays silent where a browser refuses', async () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(chime).not.toThrow();
  expect(notes).toEqual([]);
});
