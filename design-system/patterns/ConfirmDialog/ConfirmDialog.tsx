import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { TextField } from '../../form/fields/TextField.tsx';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts, type Texts } from '../../internal/locale/LocaleContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { confirmTexts } from './texts.ts';

export interface ConfirmDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Question, e.g. 'Delete Weather EU?'. */
  title: ReactNode;
  /** Consequences of the action, in one or two sentences. */
  consequence: ReactNode;
  /** Verb on the button, e.g. 'Delete product'. */
  confirmLabel: string;
  /** Danger for irreversible actions. */
  tone?: 'accent' | 'danger';
  /** Text to type before the button is enabled, e.g. the product name. */
  typeToConfirm?: string | undefined;
  /** True while the action is pending; the dialog stays open and the button shows a spinner. */
  pending?: boolean | undefined;
  /** Reason for the last failure. */
  error?: ReactNode;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Details about the affected items, e.g. a list. */
  children?: ReactNode;
  /** Overrides of the default texts. */
  texts?: Partial<Record<keyof typeof confirmTexts, string>>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    consequence,
    confirmLabel,
    tone = 'accent',
    typeToConfirm,
    pending = false,
    error,
    onConfirm,
    children,
    texts,
  } = useDefaultProps('ConfirmDialog', props);
  const messages = { ...useTexts('confirm', confirmTexts), ...texts };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {open && (
        <Question
          {...{ title, consequence, confirmLabel, tone, typeToConfirm, pending, error, onConfirm, children, messages }}
        />
      )}
    </AlertDialog.Root>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'texts'> & {
  messages: Texts<typeof confirmTexts>;
};

/** Mounted on each opening, so that the input starts empty. */
function Question({
  title,
  consequence,
  confirmLabel,
  tone,
  typeToConfirm,
  pending,
  error,
  onConfirm,
  children,
  messages,
}: QuestionProps) {
  const [typed, setTyped] = useState('');
  const blocked = typeToConfirm !== undefined && typed.trim() !== typeToConfirm.trim();
  return (
    <AlertDialog.Content
      title={title}
      description={consequence}
      data-pattern="ConfirmDialog"
      actions={
        <>
          <AlertDialog.Cancel>
            <Button variant="outline" tone="neutral">
              {messages.cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button tone={tone ?? 'accent'} loading={pending} disabled={blocked} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || error || typeToConfirm !== undefined) && (
        <Stack gap={4}>
          {children}
          {typeToConfirm !== undefined && (
            <TextField
              label={fillText(messages.type, { words: typeToConfirm })}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          {error && <Banner tone="danger">{error}</Banner>}
        </Stack>
      )}
    </AlertDialog.Content>
  );
}
