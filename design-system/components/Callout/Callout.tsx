import type { ComponentProps, ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import type { Tone } from '../../internal/styles/control.styles.ts';
import { Root } from './Callout.styles.ts';
import { defaults } from './Callout.variants.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Colour of the edge; the words carry the meaning. */
  tone?: Tone;
  /** First line, in bold. */
  title?: ReactNode;
}

/** A remark beside the text. Unlike a Banner, it is static and not announced. */
export function Callout(props: CalloutProps) {
  const { tone = defaults.tone, title, children, ...rest } = useDefaultProps('Callout', props);
  return (
    <Root role="note" {...rest} data-component="Callout" data-tone={tone}>
      {title && <strong data-part="title">{title}</strong>}
      <div>{children}</div>
    </Root>
  );
}
