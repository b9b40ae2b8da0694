import { Text } from '#design-system';
import type { SampleColumn } from '#contract/types.ts';
import type { CSSProperties } from 'react';
import { format } from '../../../messages/format.ts';
import { qualityWords as words } from '../../../messages/quality.ts';
import { figure, whole } from './values.ts';
import { Frame } from './Spread.styles.ts';

/** Maximum number of words shown. */
const named = 3;

/** Range of the step with the most values. */
function fullest({ steps = [], min, max }: SampleColumn) {
  const [from, to] = [Number(min), Number(max)];
  const width = (to - from) / steps.length;
  const index = steps.indexOf(Math.max(...steps));
  return { low: figure(from + index * width), high: figure(from + (index + 1) * width) };
}

/** Shows numbers as a small histogram and words by frequency. */
export function Spread({ column }: { column: SampleColumn }) {
  const { name, steps = [], top = [], min, max } = column;
  if (steps.length > 0) {
    const most = Math.max(...steps, 1);
    const count = whole(steps.reduce((sum, step) => sum + step, 0));
    const text = format(words.spreadOf, {
      column: name,
      count,
      min: figure(min),
      max: figure(max),
      ...fullest(column),
    });
    return (
      <Frame aria-hidden title={text}>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are identified by position
          <span key={index} style={{ '--part': `${(step / most) * 100}%` } as CSSProperties} />
        ))}
      </Frame>
    );
  }
  if (top.length === 0) return null;
  const text = top.map(({ value, count }) => `${value} (${whole(count)})`);
  return (
    <Text size="small" truncate title={text.join(', ')} style={{ maxInlineSize: '12rem' }}>
      {text.slice(0, named).join(', ')}
    </Text>
  );
}
