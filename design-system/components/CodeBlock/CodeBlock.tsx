import { useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Root } from './CodeBlock.styles.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The text, copied exactly as given. */
  code: string;
  /** What it is, e.g. 'curl command'; names the block and the copy button. */
  label: string;
  /** Breaks long lines instead of scrolling. */
  wrap?: boolean;
}

/** How long "Copied" stands, milliseconds. */
const copiedMs = 2000;

/** Code, an address or a key to copy. */
export function CodeBlock({ code, label, wrap = false, ...rest }: CodeBlockProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // Refused or not a secure context: the text can still be selected by hand.
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome(undefined), copiedMs);
  };
  const told = { copied: 'Copied', failed: 'Could not copy; select the text instead' };
  return (
    <Root aria-label={label} {...rest} data-component="CodeBlock" data-wrap={wrap || undefined}>
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <IconButton
        label={outcome ? told[outcome] : `Copy ${label}`}
        size="small"
        variant="outline"
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </IconButton>
    </Root>
  );
}
