import { styled } from 'styled-components';
import { pictureBox } from '../../internal/picture.styles.ts';

export const Root = styled.span`
  ${pictureBox}
  border-radius: var(--ds-radius-full);
`;
