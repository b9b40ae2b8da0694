import type { FaqGroup } from './shapes.ts';

export const walletFaqs = {
  name: 'Wallet and tokens',
  faqs: [
    {
      id: 'what-token',
      question: 'What is a token?',
      answer: [
        'Tokens are the currency of this exchange. The symbol is DXT. A token has six decimals, so the smallest amount is 0.000001. Amounts are stored in that smallest unit and never rounded.',
        'What a token is worth is decided by the operator of the exchange. Where the operator has set a rate, each amount shows its value in that currency beside it. Without a rate, compare tokens with what you can buy: the marketplace lists each price per hour.',
      ],
      keywords: 'DXT micro decimals currency worth value rate euro dollar',
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
        'Every transaction of your wallet: bought, withdrawn, paid for access, earned, and shares of sales. Each has its date, the other party and the product. Filter by type and date. Your balance is always the sum of all transactions.',
      ],
      keywords: 'transactions ledger movements statement',
      link: { to: '/wallet/history', label: 'Open the history' },
    },
    {
      id: 'free-access-history',
      question: 'Why is free access not in my history?',
      answer: [
        'The history lists token transactions. Free access moves no tokens. It is listed under your active access.',
      ],
      keywords: 'free zero price',
    },
  ],
} as const satisfies FaqGroup;
