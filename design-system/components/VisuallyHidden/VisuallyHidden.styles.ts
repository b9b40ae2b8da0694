import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles/control.styles.ts';

export const Root = styled.span`
  ${visuallyHidden}
`;
