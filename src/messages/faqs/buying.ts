import type { FaqGroup } from './shapes.ts';

export const buyingFaqs = {
  name: 'Finding and buying data',
  faqs: [
    {
      id: 'find-data',
      question: 'How do I find data?',
      answer: [
        'The marketplace lists products of other sellers. Search by words of the name, the description, the tags and the columns, or by seller. Phrases such as “under 2 DXT”, “live”, “csv” or “last week” become filters. Sort by relevance, buyers, date, price or name. The address of the page includes your filters, so you can share it.',
        'Your own products are never listed there.',
      ],
      keywords: 'search marketplace filter category',
      link: { to: '/marketplace', label: 'Open the marketplace' },
    },
    {
      id: 'sample',
      question: 'Can I look at data before I buy it?',
      answer: [
        'If the seller allows it, a product shows up to 50 rows. The exchange also measures each column: type, share of empty values, distinct values, lowest and highest. Column statistics are shown even if the seller hides the rows.',
      ],
      keywords: 'preview rows columns schema quality',
    },
    {
      id: 'what-access-is',
      question: 'What do I get when I buy access?',
      answer: [
        'Access for a number of hours, from 1 to 8760 (a year). You get your own access address. Browsers and programs can read the data there until your access ends. The exchange forwards the data from the seller’s source.',
      ],
      keywords: 'hours subscription address url read',
    },
    {
      id: 'access-address-secret',
      question: 'Why is the access address shown only once?',
      answer: [
        'It works like a password: anyone with the address can read the data. The exchange stores only a hash and cannot show the address again. If you lose it or it is leaked, replace it on the product’s page. The old address stops working within a second, and your access time does not change.',
      ],
      keywords: 'key lost replace address hidden',
    },
    {
      id: 'extend-access',
      question: 'How do I extend access that is about to end?',
      answer: [
        'Buy more hours on the product’s page. They are added to the end, so you lose nothing by buying early. You are notified one day before access ends. Access of less than four days notifies you after three quarters of the time. You get further warnings one hour and five minutes before the end.',
      ],
      keywords: 'renew prolong ends soon lapse',
    },
    {
      id: 'not-enough-tokens',
      question: 'What happens if I have too few tokens?',
      answer: [
        'Nothing is charged. The purchase shows how many tokens you need and links to the wallet. Your selection of hours is kept.',
      ],
      keywords: 'balance insufficient top up',
    },
    {
      id: 'on-approval',
      question: 'What does “On approval” mean?',
      answer: [
        'The seller decides who can buy. You ask for access, and you are notified when the seller approves or declines. Once approved, you can buy as usual.',
      ],
      keywords: 'protected request approve',
    },
    {
      id: 'charged-twice',
      question: 'The connection broke while I paid. Was I charged?',
      answer: [
        'Check your wallet history: every charge is listed there. You can safely press the same button again. The app repeats the same request, and the exchange never charges it twice.',
      ],
      keywords: 'double payment lost connection idempotency',
      link: { to: '/wallet/history', label: 'Open the history' },
    },
    {
      id: 'refunds',
      question: 'Can I return access?',
      answer: ['No. You pay when you buy, and access continues to its end, even if the seller removes the product.'],
      keywords: 'refund cancel money back',
    },
  ],
} as const satisfies FaqGroup;
