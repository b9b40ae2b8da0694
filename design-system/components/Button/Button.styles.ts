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

const textOf = (tone: Look['tone']) => (tone === 'neutral' ? 'var(--ds-text-strong)' : `var(--ds-${tone}-text)`);

const byVariant: Record<Look['variant'], (tone: Look['tone']) => string> = {
  solid: (tone) => `
    background: var(--ds-${tone}-fill);
    color: var(--ds-${tone}-on-fill);
    &:hover { background: var(--ds-${tone}-fill-hover); }
    &:active { background: var(--ds-${tone}-fill-pressed); }
  `,
  soft: (tone) => `
    background: var(--ds-${tone}-tint);
    color: ${textOf(tone)};
    &:is(:hover, :active) { background: var(--ds-${tone}-tint-hover); }
  `,
  outline: (tone) => `
    border-color: var(--ds-edge-strong);
    background: var(--ds-surface-raised);
    color: ${textOf(tone)};
    box-shadow: var(--ds-elevation-low);
    ${quietStates}
  `,
  ghost: (tone) => `
    background: transparent;
    color: ${textOf(tone)};
    ${quietStates}
  `,
};

const quietStates = `
  &:hover { background: var(--ds-surface-hover); }
  &:active { background: var(--ds-surface-pressed); }
`;

const bySize: Record<Look['size'], string> = {
  small: `
    block-size: var(--ds-density-control-small);
    padding-inline: calc(var(--ds-density-control-pad) - var(--ds-space-half));
    font-size: var(--ds-type-size-small);
    line-height: calc(var(--ds-density-control-small) - 2 * var(--ds-line-thin));
  `,
  medium: '',
  large: `
    block-size: var(--ds-density-control-large);
    padding-inline: var(--ds-space-5);
    font-size: var(--ds-type-size-large);
    line-height: calc(var(--ds-density-control-large) - 2 * var(--ds-line-thin));
    border-radius: calc(var(--ds-radius-medium) + var(--ds-space-half));
  `,
};

/** A long text wraps; a short one keeps the height of other buttons. */
function widthOf({ wide, size }: Look): string {
  if (!wide) return '';
  if (size === 'small') return 'inline-size: 100%;';
  return `
    inline-size: 100%;
    block-size: auto;
    padding-block: calc((var(--ds-density-control-${size}) - 2 * var(--ds-line-thin) - 1.3em) / 2);
    line-height: 1.3;
    white-space: normal;
  `;
}

/** Hidden but present: the width and the accessible name stay the same while loading. */
const spinner = `
  position: relative;
  -webkit-text-fill-color: transparent;
  & > svg { visibility: hidden; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: var(--ds-icon-medium);
    block-size: var(--ds-icon-medium);
    margin: auto;
    border: var(--ds-line-thick) solid currentcolor;
    border-inline-end-color: transparent;
    border-radius: var(--ds-radius-full);
    animation: button-turn var(--ds-motion-slow) linear infinite;
  }
  @keyframes button-turn {
    to { transform: rotate(1turn); }
  }
`;

// inline-block with a line height lays out faster than inline-flex, which matters on pages with many buttons. No
// variant sets a custom property: browsers recompute each one per button on mount and on a theme change.
const Base = styled.button<Look>`
  display: inline-block;
  block-size: var(--ds-density-control-medium);
  padding: 0 calc(var(--ds-density-control-pad) + var(--ds-space-half));
  border: var(--ds-line-thin) solid transparent;
  border-radius: var(--ds-radius-medium);
  font-size: var(--ds-type-size-medium);
  font-weight: var(--ds-type-weight-medium);
  line-height: calc(var(--ds-density-control-medium) - 2 * var(--ds-line-thin));
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
    background: var(--ds-surface-sunken);
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
  ${({ variant, tone }) => byVariant[variant](tone)}
  ${({ size }) => bySize[size]}
  ${widthOf}
  ${({ loading }) => (loading ? spinner : '')}
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const useLook = styleClassHook<Look>(Base, Looks);
