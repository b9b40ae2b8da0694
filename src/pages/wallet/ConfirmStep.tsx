import { Banner, Button, Dialog, KeyValueList, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { format } from '../../messages/format.ts';
import { moveForm as words, type MoveWords } from '../../messages/wallet.ts';
import { useAmountText } from '../shared/payment/useAmountText.ts';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { tokensText as text } from '../shared/payment/tokensText.ts';

interface ConfirmStepProps {
  words: MoveWords;
  /** Micro-tokens that the balance gains at once; negative for a withdrawal. */
  added: number;
  /** Micro-tokens. */
  amount: number;
  balance: number | undefined;
  pending: boolean;
  error: ReactNode;
  onBack: () => void;
  onConfirm: () => void;
}

export function ConfirmStep({
  words: texts,
  added,
  amount,
  balance,
  pending,
  error,
  onBack,
  onConfirm,
}: ConfirmStepProps) {
  const { confirm, after } = texts;
  const amountText = useAmountText();
  const left = balance === undefined ? undefined : balance + added;
  // An amount above the balance is an unanswered request, whose resulting balance is unknown.
  const next = left !== undefined && left >= 0 ? left : undefined;
  return (
    <Stack gap={4}>
      {balance !== undefined && next !== undefined && (
        <Text as="p">{format(after, { before: text(balance), after: text(next) })}</Text>
      )}
      <KeyValueList
        items={[
          { label: words.before, value: balance !== undefined && <Tokens amount={balance} /> },
          { label: words.amount, value: <Tokens amount={amount} /> },
          { label: words.after, value: next !== undefined && <Tokens amount={next} /> },
        ]}
      />
      {error && <Banner tone="danger">{error}</Banner>}
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={onBack} disabled={pending}>
          {words.change}
        </Button>
        <Button loading={pending} onClick={onConfirm}>
          {format(confirm, { amount: amountText(amount) })}
        </Button>
      </Dialog.Footer>
    </Stack>
  );
}
