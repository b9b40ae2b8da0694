import { Banner, Button } from '#design-system';
import { purchaseWords as words } from '../../../messages/purchase.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { loadBalance, useBalance } from '../../../state/trade/wallet.ts';
import { failureLines } from '../failureLines.tsx';

/** Shown when the balance could not be loaded, so that a purchase cannot be checked. */
export function BalanceProblem() {
  const balance = useBalance();
  const problem = failureLines(useOperation('wallet.balance'));
  if (balance !== undefined || problem === undefined) return null;
  return (
    <Banner
      tone="danger"
      title={words.balance}
      action={
        <Button size="small" variant="outline" tone="neutral" onClick={() => void loadBalance()}>
          {words.retry}
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}
