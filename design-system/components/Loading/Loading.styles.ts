import { styled } from 'styled-components';

export const Root = styled.output`
  display: grid;
  gap: var(--ds-space-3);
  place-content: center;
  justify-items: center;
  min-block-size: 12rem;
  padding: var(--ds-space-6);
  color: var(--ds-text-muted);
  & > span:first-child {
    color: var(--ds-accent-mark);
  }
`;
