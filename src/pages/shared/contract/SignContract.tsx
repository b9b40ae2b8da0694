import { SignDialog } from '#marketplace';
import type { ContractSet } from '#contract/generated/documents.ts';
import { signContract } from '../../../state/trade/deals/contracts.ts';
import { useOperation, refusalOf } from '../../../state/machine/operations.ts';
import { failureLines } from '../failureLines.tsx';

interface SignContractProps {
  set: ContractSet;
  onClose: () => void;
}

export function SignContract({ set, onClose }: SignContractProps) {
  const operation = useOperation('contracts.sign', set.id);
  const [own] = set.shares;
  return (
    <SignDialog
      open
      onOpenChange={(open) => !open && onClose()}
      contract={{
        product: set.stream_name,
        owner: set.owner.name,
        share: own?.share ?? 0,
        startsAt: set.startDate,
        endsAt: set.end_time,
        description: set.description || undefined,
      }}
      pending={operation.phase === 'request'}
      error={failureLines(operation)}
      onSign={async () => {
        const outcome = await signContract(set);
        if (outcome.ok) onClose();
        return refusalOf(outcome);
      }}
    />
  );
}
