import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Layout/index.ts';
import { TextField } from '../../form/fields/TextField.tsx';

/** The words of the dialog that are the same everywhere; any may be replaced through `texts`. */
export const confirmTexts = { cancel: 'Cancel', type: 'Type ${words} to confirm' } as const;

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, e.g. 'Delete Weather EU?'. */
  title: ReactNode;
  /** What will happen to whom, in one or two sentences. */
  consequence: ReactNode;
  /** The verb on the button, e.g. 'Delete product'. */
  confirmLabel: string;
  /** Danger for what cannot be taken back. */
  tone?: 'accent' | 'danger';
  /** Words that must be typed before the button works, e.g. the product's name. */
  typeToConfirm?: string | undefined;
  /** True while the action is on its way; the dialog stays open and the button busy. */
  pending?: boolean | undefined;
  /** Why the last try failed. */
  error?: ReactNode;
  onConfirm: () => void;
  /** More about what is affected, e.g. a list. */
  children?: ReactNode;
  /** Words to use instead of ours. */
  texts?: Partial<Record<keyof typeof confirmTexts, string>>;
}

/** Asks before something that costs or destroys, and names the consequence. */
export function ConfirmDialog({
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
}: ConfirmDialogProps) {
  const words = { ...confirmTexts, ...texts };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {open && (
        <Question
          {...{ title, consequence, confirmLabel, tone, typeToConfirm, pending, error, onConfirm, children, words }}
        />
      )}
    </AlertDialog.Root>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'texts'> & {
  words: Record<keyof typeof confirmTexts, string>;
};

/** Mounted on each opening, so that what was typed last time is gone. */
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
  words,
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
              {words.cancel}
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
              label={words.type.replace('${words}', () => typeToConfirm)}
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
