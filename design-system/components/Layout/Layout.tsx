import type { ComponentProps, CSSProperties } from 'react';
import { Root } from './Layout.styles.ts';
import { defaults, type aligns, type columnWidths, type gaps, type justifies } from './Layout.variants.ts';

export interface LayoutProps extends ComponentProps<'div'> {
  /** The element, where a list, section or form fits better than a div. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'aside' | 'nav' | 'ul' | 'ol' | 'li' | 'span';
  /** Space between the children, in steps of the space scale. */
  gap?: (typeof gaps)[number];
  align?: (typeof aligns)[number];
  justify?: (typeof justifies)[number];
}

export interface InlineProps extends LayoutProps {
  /** Lets the children continue on the next line; true unless switched off. */
  wrap?: boolean;
}

export interface GridProps extends LayoutProps {
  /** The narrowest that a column may become before the row holds one fewer. */
  columns?: (typeof columnWidths)[number];
}

const gapStyle = (gap: number, style?: CSSProperties) => ({ '--layout-gap': `var(--ds-space-${gap})`, ...style });
// The element changes, the props do not: typing the union would multiply every prop by every tag.
const element = (as: LayoutProps['as'] = 'div') => as as 'div';

/** Children below one another. */
export function Stack({ as, gap = defaults.gap, align, justify, style, ...rest }: LayoutProps) {
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

/** Children beside one another. */
export function Inline({ as, gap = 2, align, justify, wrap = true, style, ...rest }: InlineProps) {
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

/** As many equal columns as fit. */
export function Grid({
  as,
  gap = defaults.gap,
  columns = defaults.columns,
  align,
  justify,
  style,
  ...rest
}: GridProps) {
  return (
    <Root
      as={element(as)}
      {...rest}
      style={gapStyle(gap, style)}
      data-component="Grid"
      data-columns={columns}
      data-align={align}
      data-justify={justify}
    />
  );
}
