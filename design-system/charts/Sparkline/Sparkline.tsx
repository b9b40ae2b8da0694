import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ComponentProps } from 'react';
import { asPicture } from '../../internal/dom/asPicture.ts';
import { extentOf } from '../points.ts';
import { Root } from './Sparkline.styles.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values' | 'children'> {
  /** Values, oldest first. Values that are not finite are skipped. */
  values: readonly number[];
  /** Description of the trend. Screen readers read it in place of the drawing. */
  label: string;
  tone?: 'accent' | 'success' | 'danger' | 'neutral';
}

/** View box of the drawing; the SVG stretches to its container. */
const box = { width: 100, height: 32 } as const;

/** Small line without axes, for use next to a figure. */
export function Sparkline({ values, label, tone = 'accent', ...rest }: SparklineProps) {
  const finite = values.filter(Number.isFinite);
  const x = scaleLinear([0, Math.max(1, finite.length - 1)], [0, box.width]);
  const y = scaleLinear(extentOf(finite, false), [box.height - 2, 2]);
  const at = (_value: number, index: number) => x(index);
  return (
    <Root
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      {...asPicture(label)}
      {...rest}
      data-component="Sparkline"
      data-tone={tone}
    >
      <path data-part="fill" d={area<number>(at, box.height, y)(finite) ?? ''} />
      <path data-part="line" d={line<number>(at, y)(finite) ?? ''} />
    </Root>
  );
}
