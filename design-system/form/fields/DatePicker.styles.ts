import { styled } from 'styled-components';
import { Field } from '../Field.tsx';
import { ownCalendar } from '../internal/ownCalendar.styles.ts';

export const Frame = styled(Field)`
  ${ownCalendar}
`;
