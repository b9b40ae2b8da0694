import { styled } from 'styled-components';
import { Grid } from '#design-system';

export const Tray = styled.div`
  position: sticky;
  inset-block-end: calc(var(--ds-space-4) + var(--shell-foot, 0rem));
  z-index: var(--ds-layer-sticky);
`;

/** Beside the tools, which leave it no room on phones. */
export const Beside = styled.div`
  @media (max-width: 47.99rem) {
    display: none;
  }
`;

/** Three cards beside the filters at 1440 pixels, four from 1600, five from 1920. */
export const CardGrid = styled(Grid)`
  --layout-column: 17rem;
  @media (min-width: 100rem) {
    --layout-column: calc((100% - 3 * var(--layout-gap)) / 4.01);
  }
  @media (min-width: 120rem) {
    --layout-column: calc((100% - 4 * var(--layout-gap)) / 5.01);
  }
`;
