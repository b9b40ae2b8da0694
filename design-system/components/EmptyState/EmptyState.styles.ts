import { styled } from 'styled-components';
import { noticeBox } from '../../internal/notice.styles.ts';

export const Root = styled.div`
  ${noticeBox}
`;
