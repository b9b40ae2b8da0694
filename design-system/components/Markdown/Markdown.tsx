import { Suspense } from 'react';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Markdown.styles.ts';
import type { MarkdownProps } from './types.ts';

const Rendered = lazyPart<MarkdownProps>(async () => (await import('./Rendered.tsx')).Rendered);

/** Formatted text that other people wrote. The parser loads when needed; until then the text shows unformatted. */
export function Markdown(ownProps: MarkdownProps) {
  const props = useDefaultProps('Markdown', ownProps);
  const { text, headingLevel: _, ...rest } = props;
  return (
    <Suspense
      fallback={
        <Root {...rest} data-component="Markdown" data-plain>
          {text}
        </Root>
      }
    >
      <Rendered {...props} />
    </Suspense>
  );
}
