import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../form/fields/TextField.tsx';

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
  pending?: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
  onConfirm: () => void;
  /** More about what is affected, e.g. a list. */
  children?: ReactNode;
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
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const blocked = typeToConfirm !== undefined && typed.trim() !== typeToConfirm;
  const change = (next: boolean) => {
    setTyped('');
    onOpenChange(next);
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Content
        title={title}
        description={consequence}
        data-pattern="ConfirmDialog"
        actions={
          <>
            <AlertDialog.Cancel>
              <Button variant="outline" tone="neutral">
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button tone={tone} loading={pending} disabled={blocked} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
        {error && <Banner tone="danger">{error}</Banner>}
        {typeToConfirm !== undefined && (
          <TextField
            label={`Type ${typeToConfirm} to confirm`}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
