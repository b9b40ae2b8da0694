/** Apart from the messages of their pages, which the dashboard loads too. */
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
