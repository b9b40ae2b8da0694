import type { FaqGroup } from './shapes.ts';

export const buyingFaqs = {
  name: 'Finding and buying data',
  faqs: [
    {
      id: 'find-data',
      question: 'How do I find data?',
      answer: [
        'The marketplace lists what others sell. Search by name, narrow by category, type, access and price, and sort by date, price or name. Everything that you choose stands in the address of the page, so a link keeps it.',
        'Your own products are never listed there.',
      ],
      keywords: 'search marketplace filter category',
      link: { to: '/marketplace', label: 'Open the marketplace' },
    },
    {
      id: 'sample',
      question: 'Can I look at data before I buy it?',
      answer: [
        'Where the seller allows it, a product shows up to 50 rows and its columns as the exchange measured them: type, share of empty values, distinct values, lowest and highest. If the seller keeps the rows back, the columns are still described.',
      ],
      keywords: 'preview rows columns schema quality',
    },
    {
      id: 'what-access-is',
      question: 'What do I get when I buy access?',
      answer: [
        'Access for a number of hours, from 1 to 8760 (a year). You get an access address of your own from which the data can be read until the time is over, by a browser or a program. The exchange passes the data through from the seller’s source.',
      ],
      keywords: 'hours subscription address url read',
    },
    {
      id: 'access-address-secret',
      question: 'Why is the access address shown only once?',
      answer: [
        'It works like a password: whoever has it can read the data. The exchange therefore keeps only a fingerprint of it and cannot show it again. If you lost it, or it fell into other hands, replace it on the product’s page: the old one stops working within a second and the time that you bought does not change.',
      ],
      keywords: 'key lost replace address hidden',
    },
    {
      id: 'extend-access',
      question: 'How do I extend access that is about to end?',
      answer: [
        'Buy more hours on the product’s page while the access runs: they are added to its end, so nothing is lost by buying early. You are notified a day before it ends, or after three quarters of an access of less than four days, and warned again an hour and five minutes before.',
      ],
      keywords: 'renew prolong ends soon lapse',
    },
    {
      id: 'not-enough-tokens',
      question: 'What happens if I have too few tokens?',
      answer: [
        'Nothing is charged. The purchase says how many tokens are missing and leads to the wallet; afterwards you come back to the same choice of hours.',
      ],
      keywords: 'balance insufficient top up',
    },
    {
      id: 'on-approval',
      question: 'What does “On approval” mean?',
      answer: [
        'The seller decides who may buy. You ask for access, the seller approves or refuses, and you are told. Once approved you can buy as usual.',
      ],
      keywords: 'protected request approve',
    },
    {
      id: 'charged-twice',
      question: 'The connection broke while I paid. Was I charged?',
      answer: [
        'Look at your wallet history: what is not there was not charged. Pressing the same button again is safe: the app repeats the same request, and the exchange answers it from memory instead of charging twice.',
      ],
      keywords: 'double payment lost connection idempotency',
      link: { to: '/wallet/history', label: 'Open the history' },
    },
    {
      id: 'refunds',
      question: 'Can I give access back?',
      answer: [
        'No. Access is paid when it is bought and runs to its end, even if the seller takes the product off the market meanwhile.',
      ],
      keywords: 'refund cancel money back',
    },
  ],
} as const satisfies FaqGroup;
