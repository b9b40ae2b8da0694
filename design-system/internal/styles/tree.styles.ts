/** Arrow that opens a branch, in a tree and in the list of a select. */
export const branchMark = `
  & [aria-expanded='false'] > [data-part='mark'] > svg { transform: rotate(-90deg); }
  &:dir(rtl) [aria-expanded='false'] > [data-part='mark'] > svg { transform: rotate(90deg); }
`;
