import { styled } from 'styled-components';
import { styleClassHook } from '../../internal/styles/useStyleClass.ts';
import type { sizes, tones, variants } from './Button.variants.ts';

export interface Look {
  variant: (typeof variants)[number];
  tone: (typeof tones)[number];
  size: (typeof sizes)[number];
  wide: boolean;
  loading: boolean;
}

function coloursOf({ variant, tone }: Look): string {
  const its = (part: string) => `var(--ds-${tone}-${part})`;
  if (variant === 'solid')
    return `background: ${its('fill')}; color: ${its('on-fill')}; &:hover { background: ${its('fill-hover')}; } &:active { background: ${its('fill-pressed')}; }`;
  const text = `color: ${tone === 'neutral' ? 'var(--ds-text-strong)' : its('text')};`;
  if (variant === 'soft')
    return `${text} border-color: var(--ds-edge-tint); background: ${its('tint')}; &:is(:hover, :active) { background: ${its('tint-hover')}; }`;
  const box =
    variant === 'outline'
      ? 'border-color: var(--ds-edge-strong); background: var(--ds-surface-raised); box-shadow: var(--ds-elevation-low);'
      : 'background: transparent;';
  return `${text} ${box} &:hover { background: var(--ds-surface-hover); } &:active { background: var(--ds-surface-pressed); }`;
}

const paddings: Record<Look['size'], string> = {
  small: 'calc(var(--ds-density-control-pad) - var(--ds-space-half))',
  medium: 'calc(var(--ds-density-control-pad) + var(--ds-space-half))',
  large: 'var(--ds-space-5)',
};

function sizesOf({ size, wide }: Look): string {
  const height = `var(--ds-density-control-${size})`;
  const inner = `${height} - 2 * var(--ds-line-thin)`;
  const box = `block-size: ${height}; padding: 0 ${paddings[size]}; font-size: var(--ds-type-size-${size}); line-height: calc(${inner});`;
  const corner = size === 'large' ? 'border-radius: calc(var(--ds-radius-medium) + var(--ds-space-half));' : '';
  // A long text wraps; a short one keeps the height of other buttons.
  const wraps = `block-size: auto; padding-block: calc((${inner} - 1.3em) / 2); line-height: 1.3; white-space: normal;`;
  return `${box} ${corner} ${wide ? `inline-size: 100%; ${size === 'small' ? '' : wraps}` : ''}`;
}

/** Hidden but present: the width and the accessible name stay the same while loading. */
const spinner = `position: relative; -webkit-text-fill-color: transparent; & > svg { visibility: hidden; }
&::after { content: ''; position: absolute; inset: 0; inline-size: var(--ds-icon-medium); block-size: var(--ds-icon-medium); margin: auto; border: var(--ds-line-thick) solid currentcolor; border-inline-end-color: transparent; border-radius: var(--ds-radius-full); animation: button-turn var(--ds-motion-slow) linear infinite; }
@media (forced-colors: active) { &::after { border-inline-end-color: ButtonFace; } }
@keyframes button-turn { to { transform: rotate(1turn); } }`;

// inline-block with a line height lays out faster than inline-flex, which matters on pages with many buttons. No
// variant sets a custom property: browsers recompute each one per button on mount and on a theme change.
const Base = styled.button<Look>`
  display: inline-block;
  border: var(--ds-line-thin) solid transparent;
  border-radius: var(--ds-radius-medium);
  font-weight: var(--ds-type-weight-medium);
  letter-spacing: var(--ds-type-tracking-normal);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
  }
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    background: var(--ds-neutral-tint);
    border-color: var(--ds-edge-subtle);
    color: var(--ds-text-muted);
    box-shadow: none;
  }

  & > svg {
    display: inline-block;
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
    margin-block: calc(-1 * var(--ds-space-half));
    margin-inline-end: var(--ds-space-2);
    vertical-align: -0.15em;
  }
  /* CSS cannot see text nodes, so a trailing icon needs its own marker. */
  & > svg[data-place='end'] {
    margin-inline: var(--ds-space-2) 0;
  }
`;

const Looks = styled.button<Look>`
  ${coloursOf}
  ${sizesOf}
  ${({ loading }) => (loading ? spinner : '')}
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const useLook = styleClassHook<Look>(Base, Looks);
