import { expect, it } from 'vitest';
import {
  asOf,
  changeLiveState,
  initialLiveState,
  gapOf,
  lastOf,
  rateOf,
  stateOf,
} from '#src/pages/product/live/liveState.ts';
import { fieldsOf, shownEvents } from '#src/pages/shared/live/fieldsOf.ts';
import { rateLine } from '#src/pages/product/live/RateLine.tsx';

const at = '2026-01-01T00:00:00.000Z';
const now = Date.parse(at);
const event = (number: number) => ({ id: `${now}-${number}`, at, data: `{"n":${number}}` });

it('keeps the last 20 events, the newest first, each once', () => {
  let view = initialLiveState;
  for (let number = 1; number <= 30; number += 1) view = changeLiveState(view, { type: 'event', event: event(number) });
  view = changeLiveState(view, { type: 'event', event: event(30) });
  expect(view.events).toHaveLength(shownEvents);
  expect(view.events.map(({ data }) => data)).toEqual(
    Array.from({ length: shownEvents }, (_, index) => `{"n":${30 - index}}`),
  );
});

it('keeps the rate of the last minute, and counts an unknown one as none', () => {
  let view = initialLiveState;
  for (let second = 0; second < 70; second += 1)
    view = changeLiveState(view, { type: 'facts', facts: { connected: true, events_a_second: second }, at: now });
  expect(view.rates).toHaveLength(60);
  expect(view.rates[59]).toBe(69);
  expect(changeLiveState(view, { type: 'facts', facts: { connected: true }, at: now }).rates[59]).toBe(0);
});

it('distinguishes an unreachable or silent source from an open one', () => {
  const open = changeLiveState(initialLiveState, {
    type: 'facts',
    facts: { connected: true, last_event_at: at },
    at: now,
  });
  expect(stateOf(open, now + 29_000)).toBe('open');
  expect(stateOf(open, now + 30_000)).toBe('silent');
  expect(stateOf(changeLiveState(open, { type: 'facts', facts: { connected: false }, at: now }), now)).toBe('away');
  const lost = changeLiveState(open, { type: 'phase', phase: 'lost', reason: 'Gone' });
  expect([stateOf(lost, now + 60_000), lost.reason]).toEqual(['lost', 'Gone']);
  // The next event opens it again.
  expect(stateOf(changeLiveState(lost, { type: 'event', event: event(1) }), now)).toBe('open');
});

it('writes figures with their unit', () => {
  expect(rateOf({ connected: true, events_a_second: 19.723 })).toBe('19.7');
  expect(rateOf(undefined)).toBe('–');
  expect(gapOf({ connected: true, largest_gap_seconds: 0.9456 })).toBe('946 ms');
  expect(gapOf({ connected: true, largest_gap_seconds: 12.34 })).toBe('12.3 s');
  expect(gapOf({ connected: true, largest_gap_seconds: 7_200 })).toBe('2 h');
  expect(lastOf(at, now + 4_400)).toBe('4 s ago');
  expect(lastOf(at, now + 120_000)).toBe('2 min ago');
  expect(lastOf(undefined, now)).toBe('–');
});

it('draws the rate between zero and its highest value', () => {
  expect(rateLine([0, 5, 10])).toBe('M0.0 30.0L50.0 18.0L100.0 6.0');
  expect(rateLine([0, 0])).toBe('M0.0 30.0L100.0 30.0');
});

it('stops the age of the last event once the preview has ended', () => {
  const open = changeLiveState(initialLiveState, {
    type: 'facts',
    facts: { connected: true, last_event_at: at },
    at: now + 2_000,
  });
  expect(asOf(open, now + 60_000)).toBe(now + 60_000);
  const ended = changeLiveState(open, { type: 'phase', phase: 'ended' });
  expect(asOf(ended, now + 60_000)).toBe(now + 2_000);
  expect(asOf({ ...open, phase: 'paused' }, now + 60_000)).toBe(now + 2_000);
});

it('splits an event into fields only if every value stays unchanged', () => {
  expect(fieldsOf('{"magnitude":2.5,"place":{"lat":1},"note":"a\\u0000b"}')).toEqual([
    ['magnitude', '2.5'],
    ['place', '{"lat":1}'],
    ['note', 'a␀b'],
  ]);
  expect(fieldsOf('{"id":9007199254740993}')).toBeUndefined();
  expect(['[1]', '12', '{"cut":', 'text'].map(fieldsOf)).toEqual(Array.from({ length: 4 }));
});
