import { LogoPicture } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { CSSProperties } from 'react';

const inText = {
  '--picture-size': '1.25rem',
  marginInlineEnd: 'var(--ds-space-2)',
  verticalAlign: 'middle',
} as CSSProperties;

export const SellerLogo = ({ stream: { ownerName, ownerPicture } }: { stream: Stream }) =>
  ownerPicture && <LogoPicture name={ownerName} src={ownerPicture} style={inText} />;
