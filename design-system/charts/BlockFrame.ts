import { styled } from 'styled-components';
import { blocks } from './blocks.styles.ts';
import { Frame } from './Frame.tsx';

export const BlockFrame = styled(Frame)`
  ${blocks}
`;
