import type { ComponentProps } from 'react';
import { CopyButton } from '../CopyButton/index.ts';
import { Root } from './CodeBlock.styles.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Text to show and copy. */
  code: string;
  /** Name of the block and of its copy button, e.g. 'curl command'. */
  label: string;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
}

export function CodeBlock({ code, label, wrap = false, ...rest }: CodeBlockProps) {
  return (
    <Root aria-label={label} {...rest} data-component="CodeBlock" data-wrap={wrap || undefined}>
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} label={label} variant="outline" />
    </Root>
  );
}
