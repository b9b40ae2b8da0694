import { styled } from 'styled-components';
import { star } from '../../internal/styles/star.styles.ts';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--ds-space-2);
  align-items: center;
  ${star}
  & [data-part='stars'] {
    position: relative;
    display: inline-flex;
  }
  /* The filled row covers the empty one up to the value. */
  & [data-part='filled'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    inline-size: var(--rating-share);
    overflow: hidden;
  }
  & [data-part='star'] {
    flex: none;
  }
  & [data-part='text'] {
    color: var(--ds-text-muted);
    font-size: var(--ds-type-size-small);
    font-variant-numeric: tabular-nums;
  }
`;
