import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-3);
  align-items: center;
  justify-content: space-between;
  font-size: var(--ds-type-size-small);
  font-variant-numeric: tabular-nums;
  color: var(--ds-text-muted);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ds-space-half);
    align-items: center;
  }
  & > div > span {
    min-inline-size: var(--ds-space-6);
    text-align: center;
  }
  & button {
    display: grid;
    place-items: center;
    min-inline-size: var(--ds-density-control-small);
    block-size: var(--ds-density-control-small);
    padding: 0 var(--ds-space-2);
    border: var(--ds-line-thin) solid transparent;
    border-radius: var(--ds-radius-medium);
    background: none;
    color: var(--ds-text-strong);
    cursor: pointer;
    &:hover {
      background: var(--ds-surface-hover);
    }
    &[aria-current] {
      background: var(--ds-surface-raised);
      border-color: var(--ds-edge-strong);
      font-weight: var(--ds-type-weight-semibold);
    }
    &[aria-disabled] {
      color: var(--ds-text-muted);
      opacity: 0.5;
      cursor: not-allowed;
      background: none;
    }
    @media (forced-colors: active) {
      &[aria-disabled] {
        color: GrayText;
        opacity: 1;
      }
    }
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
`;
