import { dateFormat, fillText, Line } from '#design-system';
import type { Stream, StreamChange } from '#contract/types.ts';
import { historyMessages as messages } from '../../../messages/product.ts';
import { serverNow } from '../../../state/machine/clock.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const height = 160;

interface PriceChartProps {
  stream: Pick<Stream, 'price' | 'published_date'>;
  /** Newest first. */
  changes: readonly StreamChange[];
  /** Undefined where older changes are cut. */
  first: number | undefined;
}

/** Two points at each change, so that the line is a step. */
function pointsOf({ stream: { price, published_date }, changes, first }: PriceChartProps) {
  const steps = changes
    .filter(({ field }) => field === 'price')
    .toReversed()
    .flatMap(({ at, before, after }) => [
      { x: Date.parse(at) - 1, y: before },
      { x: Date.parse(at), y: after },
    ]);
  return [{ x: Date.parse(published_date), y: first }, ...steps, { x: serverNow(), y: price }].flatMap(({ x, y }) =>
    typeof y === 'number' ? [{ x, y }] : [],
  );
}

export function PriceChart(props: PriceChartProps) {
  const points = pointsOf(props);
  const { price } = props.stream;
  return (
    <Line
      title={messages.fields.price}
      description={fillText(messages.priceNow, { price: tokensText(price) })}
      xLabel={messages.day}
      series={[{ name: messages.fields.price, points }]}
      formatX={(at) => dateFormat(day).format(Number(at))}
      formatY={tokensText}
      height={height}
      fromZero
      timeAxis
    />
  );
}
