interface Extras {
  selection: unknown;
  detail: unknown;
  rowMenu: unknown;
}

const minColumnWidth = ({ header }: { header: string }) => `max(8rem, ${Math.min(header.length, 24)}ch + 3.5rem)`;

export const widths = (
  columns: readonly { width?: string; header: string }[],
  { selection, detail, rowMenu }: Extras,
) => {
  const [before, after] = [[...(selection ? ['3rem'] : []), ...(detail ? ['3rem'] : [])], rowMenu ? ['3.5rem'] : []];
  const shares = columns.map((column) => column.width ?? `minmax(${minColumnWidth(column)}, 1fr)`);
  const least = columns.map((column) => column.width ?? minColumnWidth(column));
  return {
    '--table-tracks': [...before, ...shares, ...after].join(' '),
    '--table-min-width': `calc(${[...before, ...least, ...after].join(' + ')})`,
  };
};

/** Room beside the text of a card for the controls in its corners. */
export function cardPlaces(columns: readonly { phone?: string }[], { selection, detail, rowMenu }: Extras) {
  const corner = rowMenu || columns.some(({ phone }) => phone === 'corner') ? 1 : 0;
  return {
    '--card-toggle': corner,
    '--card-start': selection ? '2rem' : '0rem',
    '--card-end': `${(corner + (detail ? 1 : 0)) * 2.5}rem`,
  };
}
