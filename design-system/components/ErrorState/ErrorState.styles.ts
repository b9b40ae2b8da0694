import { styled } from 'styled-components';
import { noticeBox } from '../../internal/styles/notice.styles.ts';

export const Root = styled.div`
  ${noticeBox}
  & > [data-part='picture'] {
    background: var(--ds-danger-tint);
    color: var(--ds-danger-text);
  }
`;
