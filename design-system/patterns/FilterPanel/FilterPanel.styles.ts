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
