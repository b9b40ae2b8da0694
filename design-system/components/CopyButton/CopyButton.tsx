import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { copyTexts } from './texts.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
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

/** Milliseconds, icon and text of each outcome. A failure takes longer to read. */
const outcomes = {
  copied: { ms: 2000, icon: 'check', short: 'copied' },
  failed: { ms: 6000, icon: 'error', short: 'failedShort' },
} as const;

/** Copies a text. Icon, text, name and a live region say the outcome for some seconds. */
export function CopyButton(props: CopyButtonProps) {
  const {
    value,
    label,
    withText = false,
    variant = 'ghost',
    size = 'small',
    onCopied,
    onClick,
    ...rest
  } = useDefaultProps('CopyButton', props);
  const texts = useTexts('copy', copyTexts);
  // An object, so that an equal outcome starts its time again.
  const [last, setLast] = useState<{ outcome: keyof typeof outcomes }>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(undefined), outcomes[last.outcome].ms);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : value());
    } catch {
      // Permission refused or no secure context: the user can still select the text.
      return setLast({ outcome: 'failed' });
    }
    setLast({ outcome: 'copied' });
    return onCopied?.();
  };
  const shown = last && outcomes[last.outcome];
  const shared = {
    ...rest,
    size,
    variant,
    'data-component': 'CopyButton',
    'data-outcome': last?.outcome,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  } as const;
  const name = last ? texts[last.outcome] : fillText(texts.copy, { label });
  const icon = <Icon name={shown?.icon ?? 'copy'} />;
  return (
    <>
      {withText ? (
        <Button tone="neutral" aria-label={name} {...shared}>
          {icon}
          <span>{texts[shown?.short ?? 'short']}</span>
        </Button>
      ) : (
        <IconButton {...shared} label={name}>
          {icon}
        </IconButton>
      )}
      <VisuallyHidden aria-live="polite">{last && texts[last.outcome]}</VisuallyHidden>
    </>
  );
}
