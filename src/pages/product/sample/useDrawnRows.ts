import { maxPageSize } from '#contract/constants.ts';
import { useEffect, useState } from 'react';
import { allRows, readRows, type RowWindow } from '../../../state/trade/browse/product.ts';
import { useValue } from '../../../state/machine/resource.ts';

const maxDrawn = 500;

/** The rows after the first window, or none where one of them cannot be read. */
async function readRest(id: string, { limit, total }: RowWindow, signal: AbortSignal): Promise<RowWindow['rows']> {
  const windows = Array.from({ length: Math.ceil(total / limit) - 1 }, (_, index) => (index + 1) * limit);
  const read = await Promise.all(windows.map((offset) => readRows({ id, offset, limit }, signal)));
  const found = read.flatMap((one) => (one && 'rows' in one ? [one.rows] : []));
  return found.length === read.length ? found.flat() : [];
}

/** All rows of a short source, the first ones of a long one. Undefined for viewers of the sample. */
export function useDrawnRows(id: string): RowWindow | undefined {
  const first = useValue(allRows, { id, offset: 0, limit: maxPageSize });
  const [rest, setRest] = useState<{ of: RowWindow; rows: RowWindow['rows'] }>();
  useEffect(() => {
    if (!first || first.total <= first.rows.length || first.total > maxDrawn) return undefined;
    const leaving = new AbortController();
    const read = async () => {
      const rows = await readRest(id, first, leaving.signal);
      if (!leaving.signal.aborted) setRest({ of: first, rows });
    };
    void read();
    return () => leaving.abort();
  }, [id, first]);
  return first && rest?.of === first ? { ...first, rows: [...first.rows, ...rest.rows] } : first;
}
