import { dayAt, dayText, fillText, Text } from '#design-system';
import type { SampleColumn } from '#contract/types.ts';
import type { CSSProperties } from 'react';
import { dot } from '../../../messages/format.ts';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { shownText, fieldText } from '../../shared/rows/shownText.ts';
import { figure, shareText, whole } from './values.ts';
import { Histogram, TopValues } from './ColumnList.styles.ts';

const maxValues = 3;

/** Steps that differ by less than this share of the largest are shown as text, because equal bars show nothing. */
const unevenness = 0.25;

const part = (share: number) => ({ '--part': `${Math.round(share * 1000) / 10}%` }) as CSSProperties;

function fullest({ type, steps = [], min, max }: SampleColumn) {
  const isDate = type === 'date';
  const [from, to] = isDate ? [Date.parse(String(min)), Date.parse(String(max))] : [Number(min), Number(max)];
  const text = isDate ? (time: number) => dayText(dayAt(time, 'UTC')) : figure;
  const width = (to - from) / steps.length;
  const index = steps.indexOf(Math.max(...steps));
  return { low: text(from + index * width), high: text(from + (index + 1) * width) };
}

function Steps({ column, steps }: { column: SampleColumn; steps: readonly number[] }) {
  const { name, min, max } = column;
  const most = Math.max(...steps, 1);
  const count = whole(steps.reduce((sum, step) => sum + step, 0));
  const range = { min: figure(min), max: figure(max) };
  const label = fillText(messages.column.spreadOf, { column: fieldText(name), count, ...range, ...fullest(column) });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the bars
    <Histogram role="img" aria-label={label}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are identified by position
        <span key={index} style={part(step / most)} />
      ))}
    </Histogram>
  );
}

function TopShares({ top, filled }: { top: NonNullable<SampleColumn['top']>; filled: number }) {
  const shown = top.slice(0, maxValues).map(({ value, count }, key) => ({
    key,
    text: shownText(value),
    share: Math.min(1, count / Math.max(1, filled)),
  }));
  return (
    <TopValues title={shown.map(({ text, share }) => `${text} ${shareText(share)}`).join(dot)}>
      <span aria-hidden data-part="shares">
        {shown.map(({ key, share }) => (
          <span key={key} style={part(share)} />
        ))}
      </span>
      <ul aria-label={messages.top}>
        {shown.map(({ key, text, share }) => (
          <li key={key}>
            <span dir="auto">{text}</span> <Text tone="muted">{shareText(share)}</Text>
          </li>
        ))}
      </ul>
    </TopValues>
  );
}

const isEven = (steps: readonly number[]) => {
  const most = Math.max(...steps);
  return most > 0 && most - Math.min(...steps) <= most * unevenness;
};

/** @param filled number of cells with a value */
export function Spread({ column, filled }: { column: SampleColumn; filled: number }) {
  const { type, steps = [], top = [], distinct } = column;
  if (steps.length > 1 && isEven(steps)) return <Text tone="muted">{messages.even}</Text>;
  if (steps.length > 0) return <Steps column={column} steps={steps} />;
  if (top.length > 0) return <TopShares top={top} filled={filled} />;
  const isUnique = type === 'text' && filled > 1 && distinct >= Math.round(filled);
  return isUnique ? <Text tone="muted">{messages.unique}</Text> : <span />;
}
