import { css } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { media } from '../../internal/styles/media.ts';

export const head = css`
  & > header {
    grid-area: head;
    position: sticky;
    inset-block-start: 0;
    z-index: var(--ds-layer-header);
    display: flex;
    gap: var(--ds-space-4);
    align-items: center;
    min-block-size: var(--shell-head);
    --head-room: max(0rem, (100% - var(--ds-width-navigation) - var(--shell-page)) / 2);
    padding-block: var(--ds-space-2);
    padding-inline: calc(var(--head-room) + var(--ds-space-5)) calc(var(--head-room) + var(--ds-space-6));
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
  /* On narrow screens, the name next to the logo is visually hidden. */
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
    ${media.phone} {
      gap: 0;
      /* No room between the buttons: a wider tap area would cover the neighbour. */
      & [data-component='IconButton']::before {
        inset-inline: 0;
      }
    }
  }

  /* Phones hide duplicates of other controls. */
  & > header [data-part='wide'] {
    display: contents;
    ${media.phone} {
      display: none;
    }
  }
  /* Between phone and desktop, only some controls have room for their text. */
  & > header [data-part='roomy'] {
    display: none;
    @media (min-width: 64rem) {
      display: contents;
    }
  }
  & > header [data-part='tight'] {
    display: contents;
    @media (min-width: 64rem) {
      display: none;
    }
  }
  & > header > [data-part='actions'] > * {
    flex: none;
  }
  /* The narrowest phones have room for the amount alone, and for narrower buttons beside a mode. */
  @media (max-width: 22.49rem) {
    & > header {
      padding-inline: var(--ds-space-3);
    }
    & > header [data-part='amount'] svg {
      ${visuallyHidden}
    }
    & > header > [data-part='actions'] [data-component='IconButton'] {
      inline-size: var(--ds-space-8);
    }
  }
`;
