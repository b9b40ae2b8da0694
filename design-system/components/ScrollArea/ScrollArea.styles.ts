import { Root as RadixRoot } from '@radix-ui/react-scroll-area';
import { styled } from 'styled-components';

export const Root = styled(RadixRoot)`
  position: relative;
  overflow: hidden;
  min-inline-size: 0;
  & > [data-part='view'] {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: inherit;
    border-radius: inherit;
  }
  /* Room for the bars: a border, as padding scrolls with the content. */
  & > [data-part='view'] {
    border: 0 solid transparent;
  }
  &:has(> [data-orientation='vertical']) > [data-part='view'] {
    border-inline-end-width: var(--ds-space-3);
  }
  &:has(> [data-orientation='horizontal']) > [data-part='view'] {
    border-block-end-width: var(--ds-space-3);
  }
  & > [data-part='view']:focus-visible {
    outline: var(--ds-line-thick) solid var(--ds-focus-ring);
    outline-offset: calc(-1 * var(--ds-line-thick));
  }
  & > [data-orientation] {
    display: flex;
    padding: var(--ds-space-half);
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  & > [data-orientation='vertical'] {
    inline-size: var(--ds-space-3);
  }
  & > [data-orientation='horizontal'] {
    flex-direction: column;
    block-size: var(--ds-space-3);
  }
  & [data-part='thumb'] {
    flex: 1;
    border-radius: var(--ds-radius-full);
    background: var(--ds-edge-control);
  }
  & [data-part='thumb']:hover {
    background: var(--ds-text-muted);
  }
  @media (forced-colors: active) {
    & > [data-part='view'] {
      border-color: Canvas;
    }
    & [data-part='thumb'] {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
`;
