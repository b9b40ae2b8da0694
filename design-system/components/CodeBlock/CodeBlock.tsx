import { useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Root } from './CodeBlock.styles.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { codeBlockTexts } from './texts.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Text to show and copy. */
  code: string;
  /** Name of the block and of its copy button, e.g. 'curl command'. */
  label: string;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
}

const copiedMs = 2000;

export function CodeBlock({ code, label, wrap = false, ...rest }: CodeBlockProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // Permission refused or no secure context: the user can still select the text.
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome(undefined), copiedMs);
  };
  const texts = useTexts('codeBlock', codeBlockTexts);
  return (
    <Root aria-label={label} {...rest} data-component="CodeBlock" data-wrap={wrap || undefined}>
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <IconButton
        label={outcome ? texts[outcome] : fillText(texts.copy, { label })}
        size="small"
        variant="outline"
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </IconButton>
    </Root>
  );
}
