import { styled } from 'styled-components';
import { media } from '../../internal/styles/media.ts';

export const Root = styled.div`
  display: grid;
  min-block-size: 100dvh;
  background: var(--ds-surface-raised);
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }

  & > main {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: var(--ds-space-8);
    padding: var(--ds-space-8);
    min-inline-size: 0;
    ${media.phone} {
      padding: var(--ds-space-6) var(--ds-space-4);
    }
  }
  & [data-part='brand'] {
    font-size: var(--ds-type-size-large);
    font-weight: var(--ds-type-weight-semibold);
    letter-spacing: var(--ds-type-tracking-tight);
  }
  & [data-part='panel'] {
    display: grid;
    gap: var(--ds-space-6);
    align-content: center;
    inline-size: 100%;
    max-inline-size: 23rem;
    margin-inline: auto;
  }
  & [data-part='intro'] {
    display: grid;
    gap: var(--ds-space-1);
  }
  & [data-part='intro'] > p {
    color: var(--ds-text-muted);
  }
  & [data-part='footer'] {
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
    text-align: center;
  }

  & > aside {
    display: none;
    position: relative;
    overflow: hidden;
    gap: var(--ds-space-6);
    align-content: center;
    padding: var(--ds-space-16);
    background:
      radial-gradient(
        80rem 50rem at 90% -10%,
        color-mix(in oklab, var(--ds-chart-two) 22%, transparent),
        transparent 60%
      ),
      radial-gradient(
        60rem 60rem at -10% 110%,
        color-mix(in oklab, var(--ds-accent-fill) 30%, transparent),
        transparent 65%
      ),
      var(--ds-surface-sunken);
    border-inline-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    ${media.wide} {
      display: grid;
    }
  }
  & > aside > * {
    max-inline-size: 28rem;
  }
  & > aside > p {
    font-weight: var(--ds-type-weight-semibold);
    color: var(--ds-accent-text);
  }
  & > aside > h2 {
    font-size: var(--ds-type-size-hero);
    font-weight: var(--ds-type-weight-semibold);
    line-height: var(--ds-type-leading-tight);
    letter-spacing: var(--ds-type-tracking-tighter);
    text-wrap: balance;
  }
  & > aside > ul {
    display: grid;
    gap: var(--ds-space-4);
    color: var(--ds-text-muted);
  }
  & > aside > ul > li {
    padding-inline-start: var(--ds-space-4);
    border-inline-start: var(--ds-line-thick) solid var(--ds-accent-mark);
  }
  & > aside strong {
    display: block;
    font-weight: var(--ds-type-weight-semibold);
    color: var(--ds-text-strong);
  }
`;
