import { expect, it } from 'vitest';
import { fitting } from '#design-system/form/drafts.ts';

const empty = {
  name: '',
  offer: false,
  hours: null,
  items: [{ partner: '', share: null }],
  period: { from: '', to: '' },
};

it('trusts of a draft only what has the right kind', () => {
  expect(fitting(empty, { name: 'x', offer: 'yes', hours: 5, strange: 'y' })).toEqual({ name: 'x', hours: 5 });
  for (const damaged of [null, 'text', 5, [], {}]) expect(fitting(empty, damaged)).toBeUndefined();
});

it('takes any items for a list that is empty at first', () => {
  const meanings = [{ column: 'mm', meaning: 'Rain', unit: '' }];
  expect(fitting({ meanings: [] }, { meanings })).toEqual({ meanings });
});

it('takes lists and groups of fields, each by its first and its own', () => {
  const kept = {
    items: [{ partner: 'p1', share: 20 }, { partner: 5, share: '3', more: 1 }, 'none'],
    period: { from: '2026-01-01', to: 3 },
  };
  expect(fitting(empty, kept)).toEqual({
    items: [{ partner: 'p1', share: 20 }, { share: '3' }],
    period: { from: '2026-01-01' },
  });
});
