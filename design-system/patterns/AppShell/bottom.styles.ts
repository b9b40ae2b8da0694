import { media } from '../../internal/styles/media.ts';
import { focusRingInside } from '../../internal/styles/focus.styles.ts';

export const bottom = `
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
      ${focusRingInside}
    }
  }
  /* Five names in one line of the narrowest phones. */
  @media (max-width: 22.49rem) {
    & > nav[data-part='bottom'] [data-part='place'] {
      padding-inline: 0;
      font-size: calc(0.9 * var(--ds-type-size-tiny));
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
