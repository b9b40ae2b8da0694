import type { FaqGroup } from './shapes.ts';

export const offersFaqs = {
  name: 'Offers and contracts',
  faqs: [
    {
      id: 'make-offer',
      question: 'How do I propose another price?',
      answer: [
        'Products that take offers have a “Make an offer” button. An offer is a price per hour with a short description. You can have one open offer per product.',
      ],
      keywords: 'negotiate bargain price',
    },
    {
      id: 'offer-turns',
      question: 'Whose turn is it in a negotiation?',
      answer: [
        'It is the turn of the party that did not move last. Only that party can accept, reject or propose another price. If the terms changed in the meantime, nothing is sent and you see the new terms first.',
      ],
      keywords: 'accept reject revise counter',
      link: { to: '/dashboard/offers', label: 'Open offers' },
    },
    {
      id: 'offer-expiry',
      question: 'How long is an offer valid?',
      answer: [
        'An open offer expires 14 days after the last move. An accepted price is valid for 30 days. The buyer can use it as often as needed.',
      ],
      keywords: 'expire valid days',
    },
    {
      id: 'accepted-offer-pays',
      question: 'Does accepting an offer move tokens?',
      answer: ['No. It only replaces the list price for that buyer. Tokens move when access is bought.'],
      keywords: 'accept charge pay',
    },
    {
      id: 'revenue-share',
      question: 'What is a revenue-share contract?',
      answer: [
        'The owner of a product can give partners a share of its revenue, up to 90% in total. Once a partner signs, the share of each purchase goes directly to the partner’s wallet until the contract ends. Fractions of a micro-token stay with the owner.',
      ],
      keywords: 'partner share percent sign split',
    },
    {
      id: 'sign-contract',
      question: 'How do I sign a contract?',
      answer: ['Partners are notified and can sign, regardless of their role. Nothing is shared before they sign.'],
      keywords: 'partner agree',
      link: { to: '/dashboard/contracts', label: 'Open contracts' },
    },
  ],
} as const satisfies FaqGroup;
