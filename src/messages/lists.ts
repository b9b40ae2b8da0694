export const listMessages = {
  keys: 'J and K move, Enter opens, Escape returns to the list.',
  more: 'Filters and more',
} as const;

/** Orders of a list of cards, which have no column headers. */
export const orderNames = {
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  date: { asc: 'Oldest first', desc: 'Newest first' },
  price: { asc: 'Price: low to high', desc: 'Price: high to low' },
  earned: { asc: 'Earned: low to high', desc: 'Earned: high to low' },
  end: { asc: 'First to end', desc: 'Last to end' },
  signature: { asc: 'Signed first', desc: 'Unsigned first' },
  signIn: { asc: 'Longest since sign-in', desc: 'Latest sign-in' },
} as const;

export const rankingMessages = { all: 'Show all {count}', share: 'Share' } as const;

export const categoryMessages = {
  title: 'Products by category',
  column: 'Category',
  count: 'Products',
} as const;

/** Cards that show a row on a phone. */
export const phoneRowMessages = {
  party: 'Other party',
  expires: 'expires',
  expired: 'expired',
  earned: 'earned',
  ends: 'ends',
  ended: 'ended',
  bought: '{hours} for',
  until: 'until',
  over: 'Ended',
} as const;
