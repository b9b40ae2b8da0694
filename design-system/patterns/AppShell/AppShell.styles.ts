import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { media } from '../../internal/styles/media.ts';
import { bottom } from './bottom.styles.ts';
import { head } from './head.styles.ts';
import { places } from './places.styles.ts';
import { print } from './print.styles.ts';

export const Root = styled.div`
  /* Height of the bottom bar; sticky elements of a page stay above it. */
  --shell-foot: 0rem;
  /* Height of a page's own bar above it; set on main. */
  --shell-bar: 0rem;
  /* Height of the header, below which others stick. */
  --shell-head: 3.5rem;
  display: grid;
  --shell-page: var(--ds-width-page);
  /* Navigation and content stay together; wide windows have their room at both sides. */
  grid-template:
    'head head head head' auto
    '. side main .' 1fr
    / minmax(0, 1fr) var(--ds-width-navigation) minmax(0, var(--shell-page)) minmax(0, 1fr);
  min-block-size: 100dvh;
  /* Header and navigation keep their place on pages of either measure. */
  --shell-text: var(--shell-page);
  @media (min-width: 100rem) {
    --shell-page: 110rem;
    --shell-text: var(--ds-width-page);
  }
  @media (min-width: 150rem) {
    --shell-page: 160rem;
    --shell-text: 110rem;
  }
  ${media.phone} {
    --shell-foot: calc(3.5rem + env(safe-area-inset-bottom, 0rem));
    grid-template: 'head' auto 'main' 1fr / minmax(0, 1fr);
  }

  & > [data-part='skip'] {
    ${visuallyHidden}
    &:focus {
      position: fixed;
      inset: var(--ds-space-2) auto auto var(--ds-space-2);
      z-index: var(--ds-layer-tooltip);
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      padding: var(--ds-space-2) var(--ds-space-4);
      border-radius: var(--ds-radius-medium);
      background: var(--ds-surface-inverse);
      color: var(--ds-text-inverse);
    }
  }

  ${head}

  & > nav[data-part='side'] {
    grid-area: side;
    position: sticky;
    inset-block-start: var(--shell-head);
    align-self: start;
    display: flex;
    flex-direction: column;
    gap: var(--ds-space-5);
    max-block-size: calc(100dvh - var(--shell-head));
    padding: var(--ds-space-4) var(--ds-space-3);
    overflow-y: auto;
    ${media.phone} {
      display: none;
    }
  }
  & > nav ul {
    display: grid;
    gap: var(--ds-space-half);
    padding: 0;
    list-style: none;
  }
  & [data-part='group'] {
    padding: 0 var(--ds-space-3) var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  ${places}

  & > main {
    grid-area: main;
    min-inline-size: 0;
    inline-size: 100%;
    max-inline-size: var(--shell-text);
    padding: var(--ds-space-6) var(--ds-space-8) var(--ds-space-16);
    outline: none;
    ${media.phone} {
      padding: var(--ds-space-4) var(--ds-space-4) calc(var(--ds-space-16) + var(--ds-space-8) + var(--shell-bar));
    }
  }

  /* Keeps the focus clear of the header, a bar over rows and a bar at the foot (WCAG 2.4.11); in low windows, of the
     frame's own bars only. What sticks sets it to zero: scrolling does not move it. */
  & > main {
    --shell-clear: calc(var(--shell-head) + var(--ds-space-2)) calc(var(--shell-foot) + var(--ds-space-2));
    @media (min-height: 25rem) {
      --shell-clear: calc(var(--shell-head) + 3.5rem)
        calc(var(--shell-foot) + max(var(--shell-bar), 5rem) + var(--ds-space-2));
    }
  }
  & > main [data-bar] {
    --shell-clear: 0rem;
  }
  &[data-measure='wide'] > main {
    max-inline-size: none;
  }
  & > main a,
  & > main button,
  & > main input,
  & > main select,
  & > main textarea,
  & > main summary,
  & > main [tabindex] {
    scroll-margin-block: var(--shell-clear);
  }

  ${bottom}
  ${print}
`;

export const More = styled.div`
  & ul {
    display: grid;
    gap: var(--ds-space-half);
    padding: 0;
    list-style: none;
  }
  & p {
    padding: var(--ds-space-3) var(--ds-space-3) var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  ${places}
`;
