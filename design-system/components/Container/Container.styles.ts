import { styled } from 'styled-components';

export const Root = styled.div`
  --container-width: var(--ds-width-page);
  inline-size: 100%;
  max-inline-size: calc(var(--container-width) + 2 * var(--ds-space-4));
  margin-inline: auto;
  padding-inline: var(--ds-space-4);
  &:where([data-size='text']) {
    --container-width: var(--ds-width-text);
  }
  &:where([data-size='full']) {
    max-inline-size: none;
  }
`;
