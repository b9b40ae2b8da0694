import { numberFormat } from '../../../internal/format/formats.ts';
import { visible } from '../../../internal/format/values.ts';
import type { GridColumn } from '../types.ts';

function Histogram({ counts }: { counts: readonly number[] }) {
  const most = counts.reduce((max, count) => Math.max(max, count), 1);
  return (
    <svg data-part="histogram" viewBox={`0 0 ${counts.length} 1`} preserveAspectRatio="none" aria-hidden>
      {counts.map((count, at) => {
        const height = Math.max(0, count) / most || 0;
        // oxlint-disable-next-line react/no-array-index-key -- bins have no other name
        return <rect key={at} x={at + 0.05} y={1 - height} width={0.9} height={height} />;
      })}
    </svg>
  );
}

const named = 10;

/** Whole percents. Rounding makes no share 0% that is not zero, and none 100% that is not all. */
function shareText(share: number): string {
  const percent = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
  if (share > 0 && share < 0.005) return `<${percent.format(0.01)}`;
  return percent.format(share < 1 ? Math.min(share, 0.99) : share);
}

/** A strip of shares, with the most frequent values below it. As text they describe the header, whose name they would lengthen. */
function Values({ values, id }: { values: NonNullable<GridColumn['values']>; id: string }) {
  const texts = values.slice(0, named).map(({ value, share }) => `${visible(value)} ${shareText(share)}`);
  return (
    <span data-part="values" title={texts.join('\n')} aria-hidden>
      <span data-part="strip">
        {values.map(({ value, share }) => (
          <span key={value} style={{ flexGrow: Math.max(0, share) || 0 }} />
        ))}
      </span>
      <span data-part="most" dir="auto">
        {texts.slice(0, 2).join(' · ')}
      </span>
      <span id={id} hidden>
        {texts.join(', ')}
      </span>
    </span>
  );
}

const isFilled = <Item,>(items: readonly Item[] | undefined): items is readonly Item[] =>
  items !== undefined && items.length > 0;

export const isDrawn = ({ histogram, values }: GridColumn): boolean => isFilled(histogram) || isFilled(values);

export const hasValues = ({ histogram, values }: GridColumn): boolean => !isFilled(histogram) && isFilled(values);

export function Drawing({ column: { histogram, values }, id }: { column: GridColumn; id: string }) {
  if (isFilled(histogram)) return <Histogram counts={histogram} />;
  return isFilled(values) ? <Values values={values} id={id} /> : null;
}
