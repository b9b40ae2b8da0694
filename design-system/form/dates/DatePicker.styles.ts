import { styled } from 'styled-components';
import { Field } from '../Field.tsx';
import { calendarButton } from './internal/calendarButton.styles.ts';

export const Frame = styled(Field)`
  ${calendarButton}
`;
