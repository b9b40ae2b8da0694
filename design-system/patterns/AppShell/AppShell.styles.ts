import { styled } from 'styled-components';
import { focusRing } from '../../internal/focusRing.ts';
import { visuallyHidden } from '../../internal/control.styles.ts';
import { media } from '../../internal/media.ts';

/** A list of places; the same in the side column, the bottom bar and the drawer. */
const places = `
  & [data-part='place'] {
    display: flex;
    gap: var(--ds-space-3);
    align-items: center;
    min-block-size: var(--ds-density-navigation-item);
    padding-inline: var(--ds-space-3);
    border-radius: var(--ds-radius-medium);
    color: var(--ds-text-muted);
    font-weight: var(--ds-type-weight-medium);
    text-decoration: none;
    ${focusRing}
    &:hover { background: var(--ds-surface-hover); color: var(--ds-text-strong); }
    &[aria-current] { background: var(--ds-surface-selected); color: var(--ds-accent-text); }
  }
  & [data-part='place'] > svg { flex: none; inline-size: 1.125rem; block-size: 1.125rem; }
  & [data-part='place'] > span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & [data-part='count'] { font-size: var(--ds-type-size-small); font-variant-numeric: tabular-nums; color: var(--ds-text-muted); font-style: normal; }
`;

export const Root = styled.div`
  display: grid;
  grid-template: 'head head' auto 'side main' 1fr / var(--ds-width-navigation) minmax(0, 1fr);
  min-block-size: 100dvh;
  ${media.phone} {
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

  & > header {
    grid-area: head;
    position: sticky;
    inset-block-start: 0;
    z-index: var(--ds-layer-header);
    display: flex;
    gap: var(--ds-space-4);
    align-items: center;
    min-block-size: 3.5rem;
    padding: var(--ds-space-2) var(--ds-space-6) var(--ds-space-2) var(--ds-space-5);
    border-block-end: var(--ds-line-thin) solid var(--ds-edge-subtle);
    background: var(--ds-surface-raised);
    ${media.phone} {
      gap: var(--ds-space-2);
      padding-inline: var(--ds-space-4);
    }
  }
  & > header > [data-part='brand'] {
    flex: none;
    inline-size: calc(var(--ds-width-navigation) - var(--ds-space-5));
    min-inline-size: 0;
    font-weight: var(--ds-type-weight-semibold);
    letter-spacing: var(--ds-type-tracking-tight);
    ${media.phone} {
      inline-size: auto;
      flex: 1;
    }
  }
  /* Beside a mark, the name is only read out where there is no room for both. */
  & > header > [data-part='brand'] [data-part='name'] {
    ${media.phone} {
      ${visuallyHidden}
    }
  }
  & > header > [data-part='search'] {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 28rem;
    ${media.phone} {
      display: none;
    }
  }
  & > header > [data-part='actions'] {
    display: flex;
    gap: var(--ds-space-2);
    align-items: center;
    margin-inline-start: auto;
  }

  & > nav[data-part='side'] {
    grid-area: side;
    position: sticky;
    inset-block-start: 3.5rem;
    align-self: start;
    display: flex;
    flex-direction: column;
    gap: var(--ds-space-5);
    max-block-size: calc(100dvh - 3.5rem);
    padding: var(--ds-space-4) var(--ds-space-3);
    overflow-y: auto;
    ${media.phone} {
      display: none;
    }
  }
  & ul {
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
    max-inline-size: var(--ds-width-page);
    margin-inline: auto;
    padding: var(--ds-space-6) var(--ds-space-8) var(--ds-space-16);
    outline: none;
    ${media.phone} {
      padding: var(--ds-space-4) var(--ds-space-4) calc(var(--ds-space-16) + var(--ds-space-8));
    }
  }

  & > nav[data-part='bottom'] {
    display: none;
    position: fixed;
    inset: auto 0 0;
    z-index: var(--ds-layer-header);
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: var(--ds-line-thin) solid var(--ds-edge-subtle);
    background: var(--ds-surface-raised);
    ${media.phone} {
      display: block;
    }
  }
  & > nav[data-part='bottom'] > ul {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0;
  }
  & > nav[data-part='bottom'] [data-part='place'] {
    flex-direction: column;
    gap: var(--ds-space-half);
    justify-content: center;
    inline-size: 100%;
    min-block-size: 3.5rem;
    padding: var(--ds-space-1);
    border: 0;
    border-radius: 0;
    background: none;
    font-size: var(--ds-type-size-tiny);
    cursor: pointer;
    &:focus-visible {
      outline-offset: calc(-1 * var(--ds-line-thick));
    }
  }
  & > nav[data-part='bottom'] [data-part='count'] {
    position: absolute;
    inset-block-start: var(--ds-space-1);
    inset-inline-start: calc(50% + var(--ds-space-1));
    padding-inline: var(--ds-space-1);
    border-radius: var(--ds-radius-full);
    background: var(--ds-accent-fill);
    color: var(--ds-accent-on-fill);
    font-size: var(--ds-type-size-tiny);
    line-height: 1.3;
  }
  & > nav[data-part='bottom'] li {
    position: relative;
  }
  & > nav[data-part='bottom'] [data-part='place'] > span {
    flex: none;
    max-inline-size: 100%;
  }
`;

export const More = styled.div`
  & ul {
    display: grid;
    gap: var(--ds-space-half);
    padding: 0;
    list-style: none;
  }
  & ul + p,
  & p {
    padding: var(--ds-space-3) var(--ds-space-3) var(--ds-space-1);
    font-size: var(--ds-type-size-small);
    color: var(--ds-text-muted);
  }
  ${places}
`;
