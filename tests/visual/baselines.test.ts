import { expect, test } from 'vitest';
import { gaps, modeNames, whyNotComparable } from './baselines.ts';

const then = { version: '156.0.8078.79', platform: 'linux-x64' };

test('another build of the same version is held to the pictures', () => {
  expect(whyNotComparable({ ...then, version: '156.0.9000.1' }, then, false)).toBeUndefined();
});

test.each([
  [
    'another major version',
    { ...then, version: '157.0.1.1' },
    false,
    'Chromium 156 on linux-x64, this is Chromium 157',
  ],
  ['another platform', { ...then, platform: 'darwin-arm64' }, false, 'this is Chromium 156 on darwin-arm64'],
  ['other drawing', then, true, 'draws text or shadows otherwise'],
])('%s is not, and says so', (_, here, probe, message) => {
  expect(whyNotComparable(here, then, probe)).toContain(message);
});

test('a story without pictures is told once for each mode', () => {
  const found = gaps(['components-nowhere--states']).filter((line) => line.startsWith('components-nowhere'));
  expect(found).toHaveLength(modeNames.length);
});
