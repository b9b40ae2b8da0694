import { ConfirmDialog, type ConfirmDialogProps } from '#design-system';
import { useOperation, type Outcome } from '../../../../state/machine/operations.ts';
import type { OperationName } from '../../../../state/machine/rows.ts';
import { failureLines } from '../../../shared/failureLines.tsx';

interface AskDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'consequence' | 'confirmLabel' | 'tone' | 'children'
> {
  /** The operation that is asked about, and whom it is kept by. */
  of: OperationName;
  id: string;
  act: () => Promise<Outcome<unknown>>;
  onClose: () => void;
  /** Told instead of `onClose` once it went through. */
  onDone?: () => void;
}

/** Asks before an operation runs, shows why it failed, and forgets that on leaving. */
export function AskDialog({ of, id, act, onClose, onDone = onClose, ...rest }: AskDialogProps) {
  const operation = useOperation(of, id);
  const confirm = async () => {
    if ((await act()).ok) onDone();
  };
  return (
    <ConfirmDialog
      {...rest}
      open
      onOpenChange={(open) => !open && onClose()}
      pending={operation.phase === 'request'}
      error={failureLines(operation)}
      onConfirm={() => void confirm()}
    />
  );
}
