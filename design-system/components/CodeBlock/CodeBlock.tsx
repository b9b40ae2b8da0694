import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { withTimeout } from '../../internal/lazy/withTimeout.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './CodeBlock.styles.ts';
import type { languages } from './CodeBlock.variants.ts';

export type CodeLanguage = (typeof languages)[number];

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Text to show and copy. */
  code: string;
  /** Name of the block and of its copy button, e.g. 'curl command'. */
  label: string;
  /** Language whose tokens get colours. Without it, the text is plain. */
  language?: CodeLanguage | undefined;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
}

interface Coloured {
  code: string;
  language: CodeLanguage | undefined;
  nodes: ReactNode;
}

/** Plain text until the grammars have loaded, and where they cannot be. */
function useHighlighted(code: string, language: CodeLanguage | undefined): ReactNode {
  const [coloured, setColoured] = useState<Coloured>();
  useEffect(() => {
    if (!language) return undefined;
    let isCurrent = true;
    withTimeout(import('./highlight.tsx')).then(
      ({ highlight }) => isCurrent && setColoured({ code, language, nodes: highlight(code, language) }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return coloured?.code === code && coloured.language === language ? coloured.nodes : code;
}

export function CodeBlock(props: CodeBlockProps) {
  const { code, label, language, wrap = false, ...rest } = useDefaultProps('CodeBlock', props);
  const text = useHighlighted(code, language);
  return (
    <Root aria-label={label} {...rest} data-component="CodeBlock" data-wrap={wrap || undefined}>
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton value={code} label={label} variant="outline" />
    </Root>
  );
}
