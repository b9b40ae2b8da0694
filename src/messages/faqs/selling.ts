import type { FaqGroup } from './shapes.ts';

export const sellingFaqs = {
  name: 'Selling data',
  faqs: [
    {
      id: 'list-product',
      question: 'What do I need to sell data?',
      answer: [
        'You need the role of seller, user or service provider, and a source that the exchange can reach by http or https. A product needs a name, a type, a description, a price per hour, its address and a category. A price of zero makes it free.',
      ],
      keywords: 'publish add product listing',
      link: { to: '/products/new', label: 'Add a product' },
    },
    {
      id: 'source-address-hidden',
      question: 'Do buyers see the address of my source?',
      answer: [
        'No. Only you see it. Buyers read through an access address of the exchange, which forwards data from your source until their access ends.',
      ],
      keywords: 'url secret proxy',
    },
    {
      id: 'source-refused',
      question: 'Why is the address of my source refused?',
      answer: [
        'Addresses in private networks, addresses of the exchange itself and addresses of other products are refused. The check is repeated on every read. A name that later points to a private network stops working.',
      ],
      keywords: 'private network loopback unique url',
    },
    {
      id: 'visibility',
      question: 'What is the difference between public, protected and private?',
      answer: [
        'Public products are visible to all signed-in users, protected products to you and approved people, private products only to you. A product can also be sold on approval: everyone can see it, and you decide who can buy.',
      ],
      keywords: 'hidden access type protected',
    },
    {
      id: 'sell-algorithm',
      question: 'How do I sell an algorithm of my own?',
      answer: [
        'Add a product of type Algorithm and choose your own SQL query. Name the columns it needs and its parameters, add sample rows, and try it. Buyers with access run it on columns of data they can read. They see its example result, versions and runs, but not the query.',
        'It runs on the exchange, with the limits of every run: no files, no network, one SELECT. In a data room it runs only when it shows groups, and the owner of the data has read and allowed the query. The check says whether it can run there.',
      ],
      keywords: 'sql query service provider publish version hash',
      link: { to: '/products/new', label: 'Add a product' },
    },
    {
      id: 'bulk-upload',
      question: 'How do I list many products at once?',
      answer: [
        'Upload a CSV or JSON file of at most 25 MB. Every row is checked first. If a row has an error, nothing is saved and the errors are listed. Prices are in DXT an hour, such as 0.25; a column named “price_micro” takes whole micro-tokens instead. Unusual prices are marked before you list. The export of your products has the same columns, so you can edit it and upload it again.',
      ],
      keywords: 'csv json import file rows',
      link: { to: '/products/upload', label: 'Upload a file' },
    },
    {
      id: 'delete-product',
      question: 'What happens to buyers when I delete a product?',
      answer: [
        'The product leaves all lists at once and open offers expire. Existing access continues to its end, so keep the source available until then.',
      ],
      keywords: 'remove withdraw delist',
    },
    {
      id: 'when-paid',
      question: 'When do I get my tokens?',
      answer: [
        'Immediately when access is bought. The price goes from the buyer’s wallet to yours, minus the shares of signed partners, in one transaction.',
      ],
      keywords: 'earn income revenue payout',
    },
    {
      id: 'limit-reads',
      question: 'Can I limit how often a buyer reads?',
      answer: [
        'Yes. Set a number of reads per second, minute, hour, day, week, month or year. Beyond the limit, buyers must wait.',
      ],
      keywords: 'rate limit calls max_calls throttle',
    },
  ],
} as const satisfies FaqGroup;
