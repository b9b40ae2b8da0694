import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { Field } from '../Field.tsx';

export const Frame = styled(Field)`
  position: relative;
  & > [data-part='chosen'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1);
    max-block-size: 9rem;
    overflow: auto;
  }
  & > [data-part='status'] {
    ${visuallyHidden}
  }
`;
