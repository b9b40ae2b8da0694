/** View box units; the drawing is stretched to its container. */
const [width, height] = [100, 28];

/** Line without axes; the figure and the trend beside it say the same in words. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(0, ...values), Math.max(...values)];
  // A line at the bottom says "none", so no line is drawn.
  if (values.length < 2 || most === least) return null;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - 1 - ((value - least) / (most - least)) * (height - 2);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg data-part="line" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
