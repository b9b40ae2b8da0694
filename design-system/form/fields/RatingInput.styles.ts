import { styled } from 'styled-components';
import { coveredRadio } from '../../internal/styles/coveredRadio.styles.ts';
import { star } from '../../internal/styles/star.styles.ts';

export const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  /* The first star begins where the label does. */
  margin-inline-start: calc((var(--ds-icon-large) - var(--ds-space-8)) / 2);
  ${star}
  ${coveredRadio}
  & > label {
    display: grid;
    place-items: center;
    min-inline-size: var(--ds-space-8);
    min-block-size: var(--ds-density-control-medium);
    border-radius: var(--ds-radius-small);
  }
  /* The pointer shows what a press would choose. */
  @media (hover: hover) {
    &:has(> label:hover :enabled) > label > [data-part='star'] > svg {
      color: var(--ds-warning-mark);
      fill: currentcolor;
    }
    & > label:hover ~ label > [data-part='star'] > svg {
      color: var(--ds-edge-control);
      fill: none;
    }
  }
`;
