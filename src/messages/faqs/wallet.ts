import type { FaqGroup } from './shapes.ts';

export const walletFaqs = {
  name: 'Wallet and tokens',
  faqs: [
    {
      id: 'what-token',
      question: 'What is a token?',
      answer: [
        'The unit in which everything here is priced; its symbol is DXT. A token has six decimals, so the smallest amount is 0.000001. Amounts are kept and added as whole numbers of that smallest unit, never rounded.',
      ],
      keywords: 'DXT micro decimals currency',
    },
    {
      id: 'add-tokens',
      question: 'How do I add or withdraw tokens?',
      answer: [
        'In the wallet, from 0.000001 up to 1,000,000 at a time. You see the balance before and after, and confirm. You cannot withdraw more than you have.',
      ],
      keywords: 'deposit buy top up withdraw',
      link: { to: '/wallet', label: 'Open the wallet' },
    },
    {
      id: 'history',
      question: 'What does the history show?',
      answer: [
        'Every movement of your tokens: bought, withdrawn, paid for access, earned, and shares of sales, each with its date, the other side and the product. It can be narrowed by type and days. Your balance is always the sum of these lines.',
      ],
      keywords: 'transactions ledger movements statement',
      link: { to: '/wallet/history', label: 'Open the history' },
    },
    {
      id: 'free-access-history',
      question: 'Why is free access not in my history?',
      answer: [
        'The history tells of tokens that moved. Free access moves none; you find it among your running access.',
      ],
      keywords: 'free zero price',
    },
  ],
} as const satisfies FaqGroup;
