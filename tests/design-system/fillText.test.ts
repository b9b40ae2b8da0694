import { expect, it } from 'vitest';
import { fillText, type Texts } from '#design-system/index.ts';

it('fills each placeholder once, and none inside a value', () => {
  expect(fillText('{name} for {hours} hours: {name}', { name: 'A {hours} B', hours: 12 })).toBe(
    'A {hours} B for 12 hours: A {hours} B',
  );
});

it('writes numbers with separators', () => {
  expect(fillText('{points} of {all} points', { points: 99.5, all: 1461 })).toBe('99.5 of 1,461 points');
});

it('leaves a placeholder without a value', () => {
  const template: string = '{a} and {b}';
  expect(fillText(template, { a: 0 })).toBe('0 and {b}');
});

it('takes a translation, and the places of the English text', () => {
  const texts: Texts<{ remove: 'Remove {name}' }> = { remove: 'Retirer {name}' };
  expect(fillText(texts.remove, { name: 'ECB' })).toBe('Retirer ECB');
  // @ts-expect-error the place is missing
  fillText(texts.remove, { label: 'ECB' });
});
