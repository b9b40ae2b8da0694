import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';
import { Frame as ChoiceFrame } from './MultiSelect.styles.ts';

export const Frame = styled(ChoiceFrame)`
  position: relative;
  & > [data-part='status'] {
    ${visuallyHidden}
  }
`;
