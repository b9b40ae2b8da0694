export const runwayTexts = {
  until: 'until ${time}',
  beyond: 'continues after this period',
  now: 'Now',
  ended: 'Ended',
  left: 'left',
} as const;

export type RunwayTexts = Record<keyof typeof runwayTexts, string>;
