import { styled } from 'styled-components';
import { pictureBox } from '../../internal/styles/picture.styles.ts';

export const Root = styled.span`
  ${pictureBox}
  border-radius: var(--ds-radius-full);
`;
