import { styled } from 'styled-components';
import { blocks } from './blocks.styles.ts';
import { Frame } from './Frame.tsx';

/** The frame of charts made of filled blocks. */
export const BlockFrame = styled(Frame)`
  ${blocks}
`;
