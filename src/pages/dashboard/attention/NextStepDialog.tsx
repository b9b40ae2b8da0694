import { useValue } from '../../../state/machine/resource.ts';
import { sideOf } from '../../../state/trade/deals/offers.ts';
import { AnswerDialog } from '../../shared/trade/AnswerDialog.tsx';
import { ExtendDialog } from '../../shared/trade/ExtendDialog.tsx';
import { parts } from '../overview.ts';
import type { NextStep } from './attention.ts';

interface NextStepDialogProps {
  step: NextStep;
  onClose: () => void;
}

export function NextStepDialog({ step, onClose }: NextStepDialogProps) {
  const known = useValue(parts.access);
  const closeAnd = (load: () => unknown) => () => {
    onClose();
    void load();
  };
  if ('accept' in step)
    return (
      <AnswerDialog
        kind="accept"
        offer={step.accept}
        side={sideOf(step.accept)}
        onClose={closeAnd(() => parts.waiting.load())}
      />
    );
  return <ExtendDialog accesses={[step.extend]} known={known?.content} onClose={closeAnd(() => parts.access.load())} />;
}
