import { accessEnding } from '#contract/constants.ts';
import type { FaqGroup } from './shapes.ts';

const { leadHours, shortShare } = accessEnding;
const shortDays = leadHours / shortShare / 24;

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
        'Access for a number of hours, from 1 to 8,760 (a year). You get your own access address. Browsers and programs can read the data there until your access ends. The exchange forwards the data from the seller’s source.',
      ],
      keywords: 'hours subscription address url read',
    },
    {
      id: 'access-address-secret',
      question: 'Why is the access address shown only once?',
      answer: [
        'It works like a password: anyone with the address can read the data. The exchange stores only a hash and cannot show the address again. If you lose it, create a key on the product’s page: the new address works at once, and the others go on working. If it is leaked, revoke that key or replace the address. It stops working within a second, and your access time does not change.',
        'Give each program its own key. The list shows when each was last used and how often.',
      ],
      keywords: 'key lost replace address hidden revoke',
    },
    {
      id: 'formats',
      question: 'How do I open bought data in Excel, pandas or another tool?',
      answer: [
        'The product’s page has a tab Use. It downloads the data as CSV, JSON, JSON lines, Parquet, Arrow or an Excel workbook, and has a line to copy for each tool. The address with an ending such as .csv or .parquet gives the same formats.',
        'To read a part of a large source, add columns=, where=, limit= or offset= to the address, for example where=depth>2. A sheet holds 1,048,575 rows.',
      ],
      keywords: 'excel pandas r duckdb power bi parquet csv json format download filter',
    },
    {
      id: 'extend-access',
      question: 'How do I extend access that is about to end?',
      answer: [
        `Buy more hours on the product’s page. They are added to the end, so you lose nothing by buying early. You are notified ${leadHours} hours before access ends. Access of less than ${shortDays} days notifies you after ${100 * (1 - shortShare)}% of the time. You get further warnings one hour and five minutes before the end.`,
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
      question: 'What does “Approval required” mean?',
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
