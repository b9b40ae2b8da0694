import { Banner, Button } from '#design-system';
import { purchaseMessages as messages } from '../../../messages/payments.ts';
import { balance } from '../../../state/trade/money/wallet.ts';
import { failureLines } from '../failureLines.tsx';
import { useStatus, useValue } from '../../../state/machine/resource.ts';

export function BalanceProblem() {
  const amount = useValue(balance);
  const problem = failureLines(useStatus(balance));
  if (amount !== undefined || problem === undefined) return null;
  return (
    <Banner
      tone="danger"
      title={messages.balance}
      action={
        <Button size="small" variant="outline" tone="neutral" onClick={() => void balance.load()}>
          {messages.retry}
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}
