import { expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { emptyReading } from '#src/pages/products/form/source/reading.ts';
import {
  addressOf,
  credentialsChange,
  credentialsIn,
  probeOf,
  sourceOf,
  splitAddress,
} from '#src/pages/products/form/source/liveSource.ts';

const listed = { url: 'mqtts://broker.example.org:8883/plant/+/flow', has_credentials: true, id: 's1' } as Stream;

it('splits the topic from a broker address, and joins them again', () => {
  expect(splitAddress(' mqtts://broker.example.org/plant/flow ')).toEqual({
    url: 'mqtts://broker.example.org',
    topic: 'plant/flow',
  });
  expect(splitAddress('wss://example.org/feed')).toEqual({ url: 'wss://example.org/feed', topic: '' });
  expect(addressOf({ url: 'mqtt://example.org:1883', topic: 'plant/#' })).toBe('mqtt://example.org:1883/plant/#');
  expect(addressOf({ url: 'mqtt://example.org', topic: '50% full' })).toBe('mqtt://example.org/50%25%20full');
  // Enter in the address field saves before the topic has moved.
  expect(addressOf({ url: 'mqtt://example.org/plant', topic: '' })).toBe('mqtt://example.org/plant');
});

it.each([
  'mqtt://example.org/plant/flow',
  'mqtts://example.org:8883/plant/#',
  'mqtt://example.org/50%25',
  'mqtt://example.org/a%2Bb',
  'https://example.org/data.csv?x=1',
])('keeps the stored address %s as it is', (url) => {
  expect(addressOf(sourceOf({ ...listed, url }))).toBe(url);
});

it('sends a sign-in only for a broker', () => {
  const typed = { ...sourceOf(listed), signIn: 'typed', username: ' exchange ', password: ' a b ' } as const;
  expect(credentialsIn(typed)).toEqual({ username: 'exchange', password: ' a b ' });
  expect(credentialsIn({ ...typed, url: 'wss://example.org/feed' })).toBeUndefined();
});

it('keeps, replaces and removes the stored sign-in', () => {
  const stored = sourceOf(listed);
  expect(credentialsChange(stored, listed)).toEqual({});
  expect(credentialsChange({ ...stored, signIn: 'typed', username: 'new', password: 'p' }, listed)).toEqual({
    credentials: { username: 'new', password: 'p' },
  });
  expect(credentialsChange({ ...stored, signIn: 'removed' }, listed)).toEqual({ credentials: null });
  // "Replace" without a user name is refused by the form, and never removes the stored one.
  expect(credentialsChange({ ...stored, signIn: 'typed' }, listed)).toEqual({});
  // The server drops the sign-in with the address.
  expect(credentialsChange({ ...stored, topic: 'other' }, listed)).toEqual({});
});

it('tests an unchanged address with the stored sign-in, and a new one with the typed sign-in', () => {
  const stored = { ...sourceOf(listed), reading: emptyReading };
  expect(probeOf(stored, listed)).toEqual({ url: listed.url, stream_id: 's1' });
  expect(probeOf({ ...stored, topic: 'other', username: 'u', password: 'p' }, listed)).toEqual({
    url: 'mqtts://broker.example.org:8883/other',
    credentials: { username: 'u', password: 'p' },
  });
  expect(probeOf({ ...stored, signIn: 'removed' }, listed)).toEqual({ url: listed.url });
});

it('saves and tests the sign-in typed for a new address after the stored one was removed', () => {
  const moved = { ...sourceOf(listed), signIn: 'removed', topic: 'other', username: 'new', password: 'p' } as const;
  expect(credentialsChange(moved, listed)).toEqual({ credentials: { username: 'new', password: 'p' } });
  expect(probeOf({ ...moved, reading: emptyReading }, listed).credentials).toEqual({ username: 'new', password: 'p' });
});
