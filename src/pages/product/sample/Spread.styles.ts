import { styled } from 'styled-components';

/** Small histogram in a cell: one bar per step. */
export const Frame = styled.span`
  display: flex;
  gap: var(--ds-line-thin);
  align-items: flex-end;
  inline-size: 7rem;
  block-size: 1.5rem;

  & > span {
    flex: 1;
    block-size: max(var(--part), var(--ds-line-thin));
    border-radius: var(--ds-line-thin);
    background: var(--ds-chart-one);
  }
  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
    }
  }
`;
