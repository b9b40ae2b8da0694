import { styled } from 'styled-components';
import { pictureBox } from '../../internal/styles/picture.styles.ts';

export const Root = styled.span`
  ${pictureBox}
  border-radius: calc(var(--picture-size) * 0.22);
  box-shadow: inset 0 0 0 var(--ds-line-thin) color-mix(in oklab, var(--picture-hue) 20%, transparent);
`;
