/** Words of the overview. */
export const overview = {
  balance: 'Balance',
  received: 'Buyers’ offers to answer',
  made: 'Sellers’ answers to your offers',
  running: 'Running access',
  readable: 'What you can read now',
  ends: 'ends',
  noAccess: { title: 'No access runs', text: 'What you buy appears here until it ends.' },
  waiting: 'Offers that wait for you',
  from: 'from {name}',
  perHour: '/ hour',
  noOffers: { title: 'No offer waits for you', text: 'When the other side moves, it appears here.' },
  toNext: 'Open what ends next',
  toMarketplace: 'Browse the marketplace',
  toOffers: 'See all offers',
  toWallet: 'Open wallet',
} as const;
