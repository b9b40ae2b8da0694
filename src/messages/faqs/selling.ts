import type { FaqGroup } from './shapes.ts';

export const sellingFaqs = {
  name: 'Selling data',
  faqs: [
    {
      id: 'list-product',
      question: 'What do I need to sell data?',
      answer: [
        'The role of seller, user or service provider, and a source that the exchange can reach by http or https. A product needs a name, a type, a description, a price per hour, its address and a category. A price of zero makes it free.',
      ],
      keywords: 'publish add product listing',
      link: { to: '/products/new', label: 'Add a product' },
    },
    {
      id: 'source-address-hidden',
      question: 'Do buyers see the address of my source?',
      answer: [
        'No. Only you see it. Buyers read through an access address of the exchange, which fetches from your source and stops when their time is over.',
      ],
      keywords: 'url secret proxy',
    },
    {
      id: 'source-refused',
      question: 'Why is the address of my source refused?',
      answer: [
        'Addresses inside private networks, of the exchange’s own machine, and those that another product already uses are refused. The check is repeated at every read, so a name that later points inside a private network stops working too.',
      ],
      keywords: 'private network loopback unique url',
    },
    {
      id: 'visibility',
      question: 'What is the difference between public, protected and private?',
      answer: [
        'Public products are seen by everybody who is signed in; protected ones by you and those that you approved; private ones by you alone. Apart from that, a product can be sold only on approval: everybody sees it, and you decide who may buy.',
      ],
      keywords: 'hidden access type protected',
    },
    {
      id: 'bulk-upload',
      question: 'How do I list many products at once?',
      answer: [
        'By a CSV or JSON file of at most 25 MB. Every row is checked first; if one is wrong nothing is saved and you are told which rows and why. Prices are in DXT an hour, such as 0.25; a column named price_micro takes whole micro-tokens instead. Prices far from what is usual are pointed out before you list. The export of your products has the same columns, so it can be changed and uploaded again.',
      ],
      keywords: 'csv json import file rows',
      link: { to: '/products/upload', label: 'Upload a file' },
    },
    {
      id: 'delete-product',
      question: 'What happens to buyers when I delete a product?',
      answer: [
        'It leaves all lists at once and open offers expire. Access that was bought runs to its end, so keep the source up until then.',
      ],
      keywords: 'remove withdraw delist',
    },
    {
      id: 'when-paid',
      question: 'When do I get my tokens?',
      answer: [
        'The moment access is bought: the price goes from the buyer’s wallet to yours, less what signed partners get, in one step that either happens whole or not at all.',
      ],
      keywords: 'earn income revenue payout',
    },
    {
      id: 'limit-reads',
      question: 'Can I limit how often a buyer reads?',
      answer: [
        'Yes: a product may allow a number of reads per second, minute, hour, day, week, month or year. Beyond it the buyer is told to wait.',
      ],
      keywords: 'rate limit calls max_calls throttle',
    },
  ],
} as const satisfies FaqGroup;
