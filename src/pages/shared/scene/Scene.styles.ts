import { styled } from 'styled-components';

/** The picture above its three steps, each under its part. */
export const Root = styled.div`
  display: grid;
  gap: var(--ds-space-3);

  & > svg {
    inline-size: 100%;
    max-block-size: 9rem;
    fill: none;
    stroke: var(--ds-edge-strong);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  & [data-part='box'] > rect {
    fill: var(--ds-surface-sunken);
  }
  & [data-part='rows'] {
    stroke: var(--ds-edge-subtle);
    stroke-width: 7;
  }
  & [data-part='lock'] > rect,
  & [data-part='bars'] > rect {
    fill: var(--ds-accent-fill);
    stroke: none;
  }
  & [data-part='lock'] > path,
  & [data-part='arrow'],
  & [data-part='ink'] {
    stroke: var(--ds-accent-fill);
  }
  & [data-part='lock'] > path {
    stroke-width: 4;
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    gap: var(--ds-space-3);
    padding: 0;
    list-style: none;
  }
`;
