import { styled } from 'styled-components';
import { media } from '../../internal/styles/media.ts';

export const Root = styled.section`
  & > [data-part='head'] {
    display: flex;
    gap: var(--ds-space-3);
    margin-block-end: var(--ds-space-6);
    ${media.phone} {
      margin-block-end: 0;
    }
  }
  & > [data-part='head']:where(:has(> [data-part='opener']:only-child)) {
    ${media.desktop} {
      display: none;
    }
  }
  & > [data-part='head'] > :not([data-part='opener']) {
    flex: 1;
    min-inline-size: 0;
  }
  & > [data-part='rail'] {
    display: grid;
    gap: var(--ds-space-6);
    ${media.phone} {
      display: none;
    }
  }
  & > [data-part='head'] > [data-part='opener'] {
    display: none;
    ${media.phone} {
      display: block;
    }
  }
`;

export const Groups = styled.div`
  display: grid;
  gap: var(--ds-space-6);
`;

export const Group = styled.fieldset`
  display: grid;
  gap: var(--ds-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--ds-space-2);
    font-size: var(--ds-type-size-small);
    font-weight: var(--ds-type-weight-semibold);
    color: var(--ds-text-strong);
  }
  & > [data-part='more'] {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--ds-space-2));
  }
  & [data-part='choice'] {
    display: flex;
    justify-content: space-between;
    gap: var(--ds-space-2);
    inline-size: 100%;
  }
  & [data-part='count'] {
    color: var(--ds-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
