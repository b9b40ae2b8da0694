import { percentText } from '#design-system';

const shareForm = { minimumFractionDigits: 1 } as const;
const leastShare = 0.001;

/** One decimal, so that shares below one another line up. */
export const shareText = (share: number): string =>
  share > 0 && share < leastShare ? `<${percentText(leastShare, shareForm)}` : percentText(share, shareForm);

export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
