import { Spark } from './LiveView.styles.ts';

const box = { width: 100, height: 30 } as const;

export function rateLine(rates: readonly number[]): string {
  // Room above, so that a steady rate is not drawn at the edge.
  const top = Math.max(...rates, Number.MIN_VALUE) * 1.25;
  const step = box.width / Math.max(1, rates.length - 1);
  return rates
    .map(
      (rate, index) =>
        `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${(box.height * (1 - rate / top)).toFixed(1)}`,
    )
    .join('');
}

export function RateLine({ rates }: { rates: readonly number[] }) {
  // Drawn empty at first, so that nothing moves when the second figure comes.
  return (
    <Spark viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden>
      {rates.length > 1 && <path d={rateLine(rates)} />}
    </Spark>
  );
}
