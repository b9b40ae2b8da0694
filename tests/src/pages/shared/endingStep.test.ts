import { expect, it } from 'vitest';
import type { Access } from '#contract/generated/documents.ts';
import { endingStep } from '#src/pages/shared/trade/endingStep.ts';

const access = (more: Partial<Access>) => ({ stream_id: 's', extendable: false, ...more }) as Access;
const [open, guarded, asked] = [
  access({ extendable: true }),
  access({ approval: 'needed' }),
  access({ approval: 'pending' }),
];

it.each([
  ['extends one that is open to buy', [open], 'Extend', '/product/s?buy=24'],
  ['asks for one that needs an approval', [guarded], 'Ask for access', '/product/s'],
  ['shows one that was asked for', [asked], 'View access', '/dashboard/access?tab=mine'],
  ['shows the list of several that can be extended', [open, guarded], 'Extend', '/dashboard/access?tab=mine'],
  ['shows the list of several that cannot', [guarded, asked], 'View access', '/dashboard/access?tab=mine'],
  ['shows the list when none is known', [], 'View access', '/dashboard/access?tab=mine'],
])('%s', (_, ending, label, path) => {
  expect(endingStep(ending)).toEqual({ label, path });
});
