import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-block-size: 100dvh;

  & > a[data-part='skip']:not(:focus) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & [data-part='bar'] {
    display: flex;
    gap: var(--ds-space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--ds-space-3);
  }
  & > header {
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    background: var(--ds-surface-raised);
  }
  & [data-part='brand'] {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--ds-text-strong);
    font-weight: var(--ds-type-weight-semibold);
    letter-spacing: var(--ds-type-tracking-tight);
    text-decoration: none;
  }
  & > footer {
    margin-block-start: var(--ds-space-16);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
  }
  & > footer nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-2) var(--ds-space-6);
    padding-block: var(--ds-space-6);
  }
  & > footer a {
    padding-block: var(--ds-space-1);
  }
`;

export const Hero = styled.div`
  padding-block: var(--ds-space-12);
  background:
    radial-gradient(
      60rem 26rem at 90% -20%,
      color-mix(in oklab, var(--ds-chart-two) 20%, transparent),
      transparent 65%
    ),
    radial-gradient(
      50rem 30rem at 0% 120%,
      color-mix(in oklab, var(--ds-accent-fill) 22%, transparent),
      transparent 65%
    ),
    var(--ds-surface-sunken);
  border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);

  & h1 {
    max-inline-size: 22ch;
    font-size: var(--ds-type-size-hero);
    line-height: var(--ds-type-leading-tight);
    letter-spacing: var(--ds-type-tracking-tighter);
    text-wrap: balance;
  }
  & p {
    max-inline-size: 52ch;
    margin-block-start: var(--ds-space-3);
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-large);
  }
  & [data-part='figures'] {
    color: var(--ds-text-strong);
    font-size: var(--ds-type-size-medium);
    font-weight: var(--ds-type-weight-semibold);
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-2);
  padding: 0;
  margin-block: var(--ds-space-6);
  list-style: none;

  & a {
    display: inline-flex;
    gap: var(--ds-space-2);
    align-items: center;
    min-block-size: 2.25rem;
    padding-inline: var(--ds-space-3);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: 999px;
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
    font-size: var(--ds-type-size-small);
    text-decoration: none;
  }
  & a:hover {
    background: var(--ds-surface-hover);
  }
  & a[aria-current] {
    border-color: var(--ds-accent-fill);
    background: var(--ds-accent-fill);
    color: var(--ds-accent-on-fill);
  }
  & a:not([aria-current]) > small {
    color: var(--ds-text-muted);
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--ds-space-6);
  margin-block-start: var(--ds-space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    & > aside {
      position: sticky;
      inset-block-start: var(--ds-space-6);
    }
  }
  & > aside,
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ds-space-6);
    min-inline-size: 0;
  }
  & h1 {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & [data-part='amount'] {
    font-size: var(--ds-type-size-display);
    font-weight: var(--ds-type-weight-semibold);
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--ds-type-tracking-tight);
  }
`;
