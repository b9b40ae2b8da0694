import type { ComponentProps, CSSProperties } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Layout.styles.ts';
import {
  defaults,
  inlineDefaults,
  type aligns,
  type columnWidths,
  type gaps,
  type justifies,
} from './Layout.variants.ts';

export interface LayoutProps extends ComponentProps<'div'> {
  /** Element to render, where a list, section or form fits better than a div. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'aside' | 'nav' | 'ul' | 'ol' | 'li' | 'span';
  /** Space between children, in steps of the space scale. */
  gap?: (typeof gaps)[number];
  /** Place of the items across the line. */
  align?: (typeof aligns)[number];
  /** Place of the items along the line. */
  justify?: (typeof justifies)[number];
}

export interface InlineProps extends LayoutProps {
  /** Wraps children to the next line. Default: true. */
  wrap?: boolean;
}

export interface GridProps extends LayoutProps {
  /** Minimum column width; the grid drops a column below it. */
  columns?: (typeof columnWidths)[number];
  /** Fewer items than columns share the whole row. */
  fill?: boolean;
}

const gapStyle = (gap: number, style?: CSSProperties) => ({ '--layout-gap': `var(--ds-space-${gap})`, ...style });
// Typed as one tag: the union of all tags would multiply every prop by every tag.
const element = (as: LayoutProps['as'] = 'div') => as as 'div';

export function Stack(props: LayoutProps) {
  const { as, gap = defaults.gap, align, justify, style, ...rest } = useDefaultProps('Stack', props);
  return (
    <Root
      as={element(as)}
      {...rest}
      style={gapStyle(gap, style)}
      data-component="Stack"
      data-align={align}
      data-justify={justify}
    />
  );
}

export function Inline(props: InlineProps) {
  const {
    as,
    gap = inlineDefaults.gap,
    align,
    justify,
    wrap = true,
    style,
    ...rest
  } = useDefaultProps('Inline', props);
  return (
    <Root
      as={element(as)}
      {...rest}
      style={gapStyle(gap, style)}
      data-component="Inline"
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    />
  );
}

export function Grid(props: GridProps) {
  const {
    as,
    gap = defaults.gap,
    columns = defaults.columns,
    fill = false,
    align,
    justify,
    style,
    ...rest
  } = useDefaultProps('Grid', props);
  return (
    <Root
      as={element(as)}
      {...rest}
      style={gapStyle(gap, style)}
      data-component="Grid"
      data-columns={columns}
      data-fill={fill || undefined}
      data-align={align}
      data-justify={justify}
    />
  );
}
