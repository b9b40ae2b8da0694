import { styled } from 'styled-components';
import { Field } from '../Field.tsx';

export const Frame = styled(Field)`
  & > [data-part='chosen'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-1);
    max-block-size: 9rem;
    overflow: auto;
  }
`;
