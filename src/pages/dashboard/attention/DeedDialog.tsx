import { sideOf } from '../../../state/trade/offers.ts';
import { AnswerDialog } from '../../shared/trade/answers.tsx';
import { ExtendDialog } from '../../shared/trade/ExtendDialog.tsx';
import { parts } from '../overview.ts';
import type { NextStep } from './attention.ts';

interface DeedDialogProps {
  deed: NextStep;
  onClose: () => void;
}

/** The dialogs of the offer and access pages, opened from the dashboard. */
export function DeedDialog({ deed, onClose }: DeedDialogProps) {
  const closeAnd = (load: () => unknown) => () => {
    onClose();
    void load();
  };
  if ('accept' in deed)
    return (
      <AnswerDialog
        kind="accept"
        offer={deed.accept}
        side={sideOf(deed.accept)}
        onClose={closeAnd(() => parts.waiting.load())}
      />
    );
  return <ExtendDialog accesses={[deed.extend]} onClose={closeAnd(() => parts.access.load())} />;
}
