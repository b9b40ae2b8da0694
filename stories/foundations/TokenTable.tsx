import { CopyButton } from '#design-system';
import { visuallyHidden } from '#design-system/internal/styles/control.styles.ts';
import { themes, tokens, type Theme, type TokenName } from '#design-system/tokens/generated/tokens.ts';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { onLook, shownLook } from '../../.storybook/look.ts';
import { lowestContrast } from './tokens/lowestContrast.ts';
import { colourOf, tokensByName } from '#design-system/tokens/sources.ts';

interface TokenTableProps {
  /** Prefixes of the token names to show. */
  prefixes: readonly string[];
  /** Type of preview. */
  kind: keyof typeof looks;
}

const Scroll = styled.section`
  overflow-x: auto;
  margin-block-end: var(--ds-space-6);
  & table {
    inline-size: 100%;
    font-size: var(--ds-type-size-small);
  }
  /* No stripes: a swatch of the stripe's colour could not be seen on it. */
  && tr {
    background: var(--ds-surface-page) !important;
  }
  & td {
    vertical-align: middle;
  }
  && td code {
    overflow-wrap: normal;
  }
  && [data-part='name'],
  && [data-part='name'] code {
    white-space: nowrap;
  }
  @media (width < 40rem) {
    & thead {
      ${visuallyHidden}
    }
    & tbody,
    & table {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      column-gap: var(--ds-space-3);
      padding-block: var(--ds-space-3);
    }
    & td {
      border: 0 !important;
      padding: 0 !important;
    }
    & [data-part='look'] {
      grid-row: span 4;
    }
    & [data-part='look'] > * {
      max-inline-size: 100%;
    }
    && [data-part='name'],
    && [data-part='name'] code {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  /* Colours and shapes are the content; text keeps the system's. */
  &:not([data-kind='text'], [data-kind='type']) [data-part='look'] {
    forced-color-adjust: none;
  }
  & [data-part='ratios'] {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const box = { inlineSize: 96, blockSize: 32, border: `1px solid ${tokens['edge-subtle']}`, borderRadius: 6 } as const;
const quiet = { ...box, border: 0, background: tokens['accent-tint'], color: tokens['accent-text'] } as const;
const bar = { blockSize: 12, background: tokens['accent-mark'], maxInlineSize: 240 } as const;

/** Preview of a token by kind. */
const looks = {
  color: (value: string) => <div style={{ ...box, background: value }} />,
  size: (value: string) => <div style={{ ...bar, inlineSize: value }} />,
  width: (value: string) => <div style={{ ...bar, inlineSize: `calc(${value} / 8)` }} />,
  radius: (value: string) => (
    <div
      style={{
        inlineSize: 48,
        blockSize: 48,
        border: `2px solid ${tokens['accent-mark']}`,
        borderRadius: value,
        background: tokens['accent-tint'],
      }}
    />
  ),
  shadow: (value: string) => (
    <div style={{ ...box, border: 0, background: tokens['surface-popup'], boxShadow: value }} />
  ),
  text: (value: string) => <div style={{ fontFamily: tokens['type-font-sans'], fontSize: value }}>Aa 0123</div>,
  type: (value: string, name: string) => {
    const property = name.split('-')[1] ?? '';
    const style: Record<string, CSSProperties> = {
      weight: { fontWeight: value },
      leading: { lineHeight: value, inlineSize: '10rem' },
      tracking: { letterSpacing: value },
      font: { fontFamily: value },
    };
    return <div style={{ fontFamily: tokens['type-font-sans'], ...style[property] }}>Rain in Basel, 2,048 rows</div>;
  },
  layer: (value: string) => <div style={{ ...quiet, inlineSize: `calc(${value} * 2px + 24px)` }} />,
  motion: (value: string, name: string) => {
    const isCurve = name.endsWith('out');
    const timing = isCurve ? `1.2s ${value}` : `${value} linear`;
    return <Moving type="button" aria-label={`Play --ds-${name}`} style={{ '--timing': timing }} />;
  },
} as const;

const Moving = styled.button`
  padding: 0;
  border: 0;
  inline-size: 96px;
  block-size: 12px;
  border-radius: 6px;
  background: var(--ds-surface-sunken);
  &::before {
    content: '';
    display: block;
    inline-size: 24px;
    block-size: 12px;
    border-radius: 6px;
    background: var(--ds-accent-mark);
    transition: transform var(--timing);
  }
  tr:hover &::before,
  &:focus-visible::before,
  &:active::before {
    transform: translateX(72px);
  }
`;

const resolved = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--ds-${name}`);

/** Place in a scale: names such as half have none in the alphabet. */
const stepOf = (name: TokenName) =>
  name.startsWith('space-') ? Number(name.slice('space-'.length).replace('half', '0.5')) : 0;

const ratioText = (theme: Theme, name: string) => (lowestContrast(theme, name) ?? 0).toFixed(1);

/** Tokens by prefix in the theme of the toolbar: name, purpose, value, lowest contrast in each theme, look. */
export function TokenTable({ prefixes, kind }: TokenTableProps) {
  // Values are those of the look.
  useSyncExternalStore(onLook, shownLook);
  const names = [...tokensByName.keys()].filter((name): name is TokenName => name in tokens);
  const shown = names
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    .toSorted((one, other) => (kind === 'size' ? stepOf(one) - stepOf(other) : 0));
  const hasRatios = shown.some((name) => lowestContrast('light', name) !== undefined);
  return (
    <Scroll data-kind={kind} aria-label={`Tokens: ${prefixes.join(', ')}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Look</th>
            <th scope="col">Token</th>
            <th scope="col">Purpose</th>
            <th scope="col">Value</th>
            {hasRatios && <th scope="col">Lowest contrast: {themes.join(' · ')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <td data-part="look">{looks[kind](tokens[name], name)}</td>
              <td data-part="name">
                <code>--ds-{name}</code> <CopyButton value={tokens[name]} label={tokens[name]} />
              </td>
              <td>{tokensByName.get(name)?.description}</td>
              <td>
                <code>{resolved(name)}</code>
              </td>
              {hasRatios && (
                <td data-part="ratios">
                  {colourOf('light', name) && lowestContrast('light', name) !== undefined
                    ? themes.map((theme) => ratioText(theme, name)).join(' · ')
                    : '–'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
