import { styled } from 'styled-components';

export const Root = styled.h2`
  font-size: var(--ds-type-size-title);
  font-weight: var(--ds-type-weight-semibold);
  line-height: var(--ds-type-leading-snug);
  letter-spacing: var(--ds-type-tracking-tight);
  color: var(--ds-text-strong);
  text-wrap: balance;
  overflow-wrap: anywhere;

  &:where([data-size='small']) {
    font-size: var(--ds-type-size-large);
  }
  &:where([data-size='large']) {
    font-size: var(--ds-type-size-heading);
    letter-spacing: var(--ds-type-tracking-tighter);
  }
  &:where([data-size='display']) {
    font-size: var(--ds-type-size-display);
    line-height: var(--ds-type-leading-tight);
    letter-spacing: var(--ds-type-tracking-tighter);
  }
`;
