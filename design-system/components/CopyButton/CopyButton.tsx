import { useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { copyTexts } from './texts.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onCopy' | 'value'> {
  /** Text to copy, or a function that returns it when the button is pressed. */
  value: string | (() => string);
  /** Name of the text, e.g. 'access key'. */
  label: string;
  /** Shows "Copy" beside the icon. */
  withText?: boolean;
  /** Visual weight. */
  variant?: Exclude<ButtonProps['variant'], undefined | 'solid'>;
  /** Height and text size. */
  size?: 'small' | 'medium';
  /** Called when the text is in the clipboard. */
  onCopied?: () => void;
}

const outcomeMs = 2000;

/** Copies a text and shows the outcome for two seconds, in the icon and in the name of the button. */
export function CopyButton({
  value,
  label,
  withText = false,
  variant = 'ghost',
  size = 'small',
  onCopied,
  ...rest
}: CopyButtonProps) {
  const texts = useTexts('copy', copyTexts);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : value());
      setOutcome('copied');
      onCopied?.();
    } catch {
      // Permission refused or no secure context: the user can still select the text.
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome(undefined), outcomeMs);
  };
  const name = outcome ? texts[outcome] : fillText(texts.copy, { label });
  const icon = <Icon name={outcome === 'copied' ? 'check' : 'copy'} />;
  const shared = { ...rest, size, variant, onClick: () => void copy() } as const;
  return withText ? (
    <Button tone="neutral" aria-label={name} {...shared} data-part="copy">
      {icon}
      {outcome === 'copied' ? texts.copied : texts.short}
    </Button>
  ) : (
    <IconButton {...shared} label={name} data-part="copy">
      {icon}
    </IconButton>
  );
}
