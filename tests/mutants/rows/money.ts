import { parts, server, unit, type Mutant } from '../mutant.ts';

const purchase = 'server/subscriptions/purchase.test.ts';

export const money: readonly Mutant[] = [
  {
    name: 'share rounded up',
    file: 'server/domains/subscriptions/rules.ts',
    find: '(BigInt(total) * BigInt(share)) / 100n',
    replace: '(BigInt(total) * BigInt(share) + 99n) / 100n',
    caughtBy: server('server/contracts/shares.test.ts', 'gives each partner its share rounded down'),
  },
  {
    name: 'raised price without a question',
    file: 'server/domains/subscriptions/rules.ts',
    find: 'shown === price) return',
    replace: 'shown <= price) return',
    caughtBy: server(purchase, 'is made at the displayed price or refused, agreed or listed'),
  },
  {
    name: 'extension from now on',
    file: 'server/domains/subscriptions/purchase.ts',
    find: 'select greatest(last_end, ${at}::timestamptz) as starts',
    replace: 'select ${at}::timestamptz as starts',
    caughtBy: server(purchase, 'extends running access from its end'),
  },
  {
    name: 'agreed price for a day longer',
    file: 'contract/constants.ts',
    find: 'offerPriceDays = 30',
    replace: 'offerPriceDays = 31',
    caughtBy: server('server/offers/offers.test.ts', 'ends after thirty days'),
  },
  {
    name: 'float in place of digits',
    file: 'design-system/marketplace/amount.ts',
    find: `const micro = BigInt(whole + fraction.padEnd(tokenDecimals, '0'));`,
    replace: 'const micro = BigInt(Math.trunc(Number(plain) * microTokens));',
    caughtBy: parts('design-system/form/AmountField.test.tsx', 'never loses or gains a micro-token'),
  },
  {
    name: 'bulk price without its unit',
    file: 'server/domains/streams/bulk/price.ts',
    find: `if (typeof dxt !== 'string') {`,
    replace: `if (typeof dxt === 'number') return dxt;\n  if (typeof dxt !== 'string') {`,
    caughtBy: server('server/bulk/upload.test.ts', 'takes the unit of a price from its column'),
  },
  {
    name: 'payment key for two payments',
    file: 'src/state/machine/operations.ts',
    find: 'keysOf(row)?.endKey(key, input);',
    replace: '',
    caughtBy: unit('src/state/machine/operations.test.ts', 'is sent, and is new for each click'),
  },
  {
    name: 'wallet below zero',
    file: 'server/ledger/post.ts',
    find: 'transfer.from !== treasuryId && from.balance < transfer.value',
    replace: 'false',
    caughtBy: server('server/wallet/wire.test.ts', 'refuses to withdraw more than the balance with 402'),
  },
];
