import { styled } from 'styled-components';

/** One line of the width of its place, which it does not widen. */
export const Line = styled.span`
  display: block;
  font-weight: var(--ds-type-weight-regular);
  contain: inline-size;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const InTable = styled.span`
  display: contents;
  [data-cards] & {
    display: none;
  }
`;

export const InCard = styled.span`
  display: none;
  [data-cards] & {
    display: block;
  }
`;

/** As wide as the longest label, so that the menus beside it are aligned. */
export const Verb = styled.span`
  display: inline-grid;
  min-inline-size: 6rem;
`;
