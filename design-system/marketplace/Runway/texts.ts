import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const runwayTexts = {
  until: 'until {time}',
  beyond: 'continues after this period',
  now: 'Now',
  ended: 'Ended',
  left: 'left',
} as const;

export interface RunwayTexts extends Texts<typeof runwayTexts> {}
