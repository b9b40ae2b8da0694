import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ds-space-3);
  align-items: end;

  /* Wide screens show the field of the same filter. */
  & > :is([data-part='more'], [data-part='chosen']) {
    display: none;
  }
  & > [data-part='tools'] {
    display: contents;
  }
  & > [data-part='count'] {
    order: 2;
    flex: 1 0 100%;
  }
  & > [data-part='actions'] {
    display: flex;
    gap: var(--ds-space-2);
    margin-inline-start: auto;
  }
  @media (min-width: 64rem) {
    /* Level with the fields: one of them has a hint below. */
    &:has([data-part='note']:not([data-empty])) > [data-part='actions'] {
      margin-block-end: var(--ds-space-6);
    }
  }
  /* Below fields that fill the line, the button stands beside the count instead of alone. */
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    &:has(> search, [data-part='note']:not([data-empty])) > [data-part='count'] {
      flex: 1 0 50%;
      align-self: center;
    }
    &:has(> search, [data-part='note']:not([data-empty])) > [data-part='actions'] {
      order: 2;
    }
  }
  @media (max-width: 47.99rem) {
    & > :is([data-part='more'], [data-part='chosen']) {
      display: block;
    }
    & > search {
      flex-basis: 0 !important;
    }
    & > [data-part='tools'] {
      display: flex;
      flex-wrap: wrap;
      order: 1;
      gap: var(--ds-space-3);
      align-items: end;
      flex: 1 0 100%;
    }
    & > [data-part='actions'] {
      order: 1;
    }
    &[data-closed] > :is([data-part='tools'], [data-part='actions']) {
      display: none;
    }
    /* Without a search field, the count takes its place. */
    &:not(:has(> search)) > [data-part='count'] {
      order: 0;
      flex: 1 0 0;
      align-self: center;
    }
    &:not(:has(> search)) > [data-part='more'] {
      order: 0;
    }
    &:not(:has(> search)) > :is([data-part='chosen'], [data-component='Tag']) {
      align-self: center;
    }
  }
`;
