export const print = `
  @media print {
    display: block;
    & > header,
    & > nav,
    & > [data-part='skip'] {
      display: none !important;
    }
    & > main {
      max-inline-size: none;
      padding: 0;
    }
  }
`;
