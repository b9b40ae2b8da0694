import type { FaqGroup } from './shapes.ts';

export const offersFaqs = {
  name: 'Offers and contracts',
  faqs: [
    {
      id: 'make-offer',
      question: 'How do I propose another price?',
      answer: [
        'Products that take offers have “Make an offer” beside their price. An offer is a price per hour with a few words. You can have one open offer for a product at a time.',
      ],
      keywords: 'negotiate bargain price',
    },
    {
      id: 'offer-turns',
      question: 'Whose turn is it in a negotiation?',
      answer: [
        'The side that did not move last. Only that side can accept, reject or propose another price. If the terms changed while you were looking, nothing is sent and you are shown the new ones first.',
      ],
      keywords: 'accept reject revise counter',
      link: { to: '/dashboard/offers', label: 'Open offers' },
    },
    {
      id: 'offer-expiry',
      question: 'How long does an offer stand?',
      answer: [
        'An open offer expires 14 days after the last move. An accepted price holds for 30 days: within them the buyer may buy at it as often as needed.',
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
        'The owner of a product can promise partners a share of what it earns, up to 90 % for all of them together. Once a partner has signed, that share of each purchase goes to the partner’s wallet at once, until the contract ends. Fractions of a micro-token stay with the owner.',
      ],
      keywords: 'partner share percent sign split',
    },
    {
      id: 'sign-contract',
      question: 'How do I sign a contract?',
      answer: [
        'Whoever is named as a partner is told and can sign, whatever their role. Until it is signed nothing is shared.',
      ],
      keywords: 'partner agree',
      link: { to: '/dashboard/contracts', label: 'Open contracts' },
    },
  ],
} as const satisfies FaqGroup;
