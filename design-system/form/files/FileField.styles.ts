import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { Frame as DropFrame } from './FileDrop.styles.ts';

export const Frame = styled(DropFrame)`
  position: relative;
  & > [data-part='status'] {
    ${visuallyHidden}
  }
  & > ul {
    display: grid;
    gap: var(--ds-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1) var(--ds-space-3);
    align-items: center;
    padding: var(--ds-space-2);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-medium);
  }
  & > ul > li > [data-part='picture'] {
    inline-size: var(--ds-space-8);
    block-size: var(--ds-space-8);
  }
  /* The buttons stay beside the words, however long these are. */
  & > ul > li > [data-part='words'] {
    flex: 1 1 0;
  }
  & > ul > li > progress {
    flex: 1 0 100%;
  }
  & [data-part='words'] > [data-part='done'] {
    display: flex;
    gap: var(--ds-space-1);
    align-items: center;
    color: var(--ds-success-text);
  }
`;
