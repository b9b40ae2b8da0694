/** Words of the overview. */
export const overview = {
  balance: 'Balance',
  received: 'Offers from buyers that wait for your answer',
  made: 'Your offers that wait for your answer',
  running: 'Running access',
  lapsing: 'The next ends',
  toMarketplace: 'Browse the marketplace',
  toOffers: 'See all offers',
  toWallet: 'Open wallet',
} as const;
