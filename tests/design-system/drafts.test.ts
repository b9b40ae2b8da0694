import { expect, it } from 'vitest';
import { fitting } from '#design-system/form/drafts.ts';

const empty = {
  name: '',
  offer: false,
  hours: null,
  items: [{ partner: '', share: null }],
  period: { from: '', to: '' },
};

it('restores only values of the right type from a draft', () => {
  expect(fitting(empty, { name: 'x', offer: 'yes', hours: 5, strange: 'y' })).toEqual({ name: 'x', hours: 5 });
  for (const damaged of [null, 'text', 5, [], {}]) expect(fitting(empty, damaged)).toBeUndefined();
});

it('accepts any items for an initially empty list', () => {
  const meanings = [{ column: 'mm', meaning: 'Rain', unit: '' }];
  expect(fitting({ meanings: [] }, { meanings })).toEqual({ meanings });
});

it('checks list items by the first item, and groups field by field', () => {
  const kept = {
    items: [{ partner: 'p1', share: 20 }, { partner: 5, share: '3', more: 1 }, 'none'],
    period: { from: '2026-01-01', to: 3 },
  };
  expect(fitting(empty, kept)).toEqual({
    items: [{ partner: 'p1', share: 20 }, { share: '3' }],
    period: { from: '2026-01-01' },
  });
});
