import { ConfirmDialog, type ConfirmDialogProps } from '#design-system';
import { useOperation, type Outcome } from '../../state/machine/operations.ts';
import type { OperationName } from '../../state/machine/actions/index.ts';
import { failureLines } from './failureLines.tsx';

interface AskDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'consequence' | 'confirmLabel' | 'tone' | 'children'
> {
  of: OperationName;
  id?: string;
  act: () => Promise<Outcome<unknown>>;
  onClose: () => void;
  /** Called instead of `onClose` after success. */
  onDone?: () => void;
}

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
