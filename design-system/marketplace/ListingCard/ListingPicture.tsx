import { LogoPicture } from '../../components/LogoPicture/index.ts';
import { asPicture } from '../../internal/dom/asPicture.ts';
import { Drawing } from './ListingPicture.styles.ts';

export interface CardChart {
  /** Form of the drawing. */
  kind: 'line' | 'bars';
  /** Heights from 0 to 100. */
  values: readonly number[];
  /** Description for screen readers. */
  label: string;
}

/** View box of the drawing, without the margin that keeps the line inside. */
const box = { width: 100, height: 100, margin: 6 } as const;

const lineOf = (values: readonly number[]) => {
  const step = box.width / Math.max(1, values.length - 1);
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${box.height - value}`).join('');
};

function barsOf(values: readonly number[]): string {
  const step = box.width / values.length;
  const width = step * 0.72;
  return values
    .map((value, index) => {
      const height = Math.max(value, 2);
      return `M${index * step} ${box.height}v${-height}h${width}v${height}z`;
    })
    .join('');
}

function CardPicture({ kind, values, label }: CardChart) {
  const { width, height, margin } = box;
  return (
    <Drawing
      viewBox={`${-margin} ${-margin} ${width + margin * 2} ${height + margin * 2}`}
      preserveAspectRatio="none"
      {...asPicture(label)}
      data-part="chart"
      data-kind={kind}
    >
      <path d={kind === 'line' ? lineOf(values) : barsOf(values)} />
    </Drawing>
  );
}

export interface ListingPictureProps {
  /** Product name; determines the initials without a logo and without a chart. */
  name: string;
  /** URL of the logo. */
  logo?: string | undefined;
  /** Small drawing of the data. Appears without a logo, in place of the initials. */
  chart?: CardChart | undefined;
}

export function ListingPicture({ name, logo, chart }: ListingPictureProps) {
  return chart && !logo ? <CardPicture {...chart} /> : <LogoPicture name={name} src={logo} size="large" />;
}
