import { styled } from 'styled-components';
import { Foot } from '../../../shared/split/Foot.tsx';

/** Two columns that end at the same height where there is room, else one below the other. */
export const Columns = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    gap: var(--ds-space-5) var(--ds-space-6);
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 54rem) {
    & > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Grows with its text elsewhere. */
    & textarea {
      max-block-size: 8rem;
    }
    &:where([data-aside='narrow']) > div {
      grid-template-columns: minmax(0, 1fr) var(--ds-width-aside);
    }
  }
`;

/** A box whose content scrolls, so that it never makes its step taller. */
export const Box = styled.div`
  --box-height: 26rem;

  position: relative;
  min-block-size: var(--box-height);
  & > div {
    display: flex;
    flex-direction: column;
    gap: var(--ds-space-3);
    max-block-size: 34rem;
  }
  & [role='tablist'] {
    flex: none;
  }
  /* Positioned, so that hidden labels scroll with their fields. */
  & [role='tabpanel'] {
    position: relative;
    min-block-size: 0;
    padding: var(--ds-space-3) var(--ds-space-1) var(--ds-space-1);
    overflow-y: auto;
  }
  /* Mounted, so that its fields are checked. */
  & [role='tabpanel'][data-state='inactive'] {
    display: none;
  }
  @container (min-width: 54rem) {
    & > div {
      position: absolute;
      inset: 0;
      max-block-size: none;
    }
  }
`;

/** The title of the step, with all steps beside it where there is room. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--ds-space-3) var(--ds-space-6);
  align-items: start;
  justify-content: space-between;
  & > div {
    flex: 1 1 24rem;
  }
`;

/** Ends in the empty end of the page, so that a step fits into the window. */
export const Bar = styled(Foot)`
  margin-block-start: 0;
  @media (min-width: 48rem) {
    margin-block-end: calc(var(--ds-space-2) - var(--ds-space-16));
  }
`;
