/** The words of a runway; any may be replaced through `texts`. */
export const runwayTexts = {
  until: 'until ${time}',
  beyond: 'runs on after these days',
  now: 'Now',
  ended: 'Ended',
  left: 'left',
} as const;

export type RunwayTexts = Record<keyof typeof runwayTexts, string>;
