import { Banner, Button, Dialog, fillText, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { moveForm as messages, type MoveMessages } from './messages.ts';
import { Amounts } from '../shared/payment/Amounts.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { tokensText, useAmountText } from '../shared/payment/tokensText.ts';

interface ConfirmStepProps {
  messages: MoveMessages;
  /** Micro-tokens that the balance gains; negative for a withdrawal. */
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
  messages: texts,
  added,
  amount,
  balance,
  pending,
  error,
  onBack,
  onConfirm,
}: ConfirmStepProps) {
  const amountText = useAmountText();
  const left = balance === undefined ? undefined : balance + added;
  // An amount above the balance is an unanswered request, whose resulting balance is unknown.
  const next = left !== undefined && left >= 0 ? left : undefined;
  return (
    <Stack gap={4}>
      {texts.after && balance !== undefined && (
        <Text as="p">{fillText(texts.after, { before: tokensText(balance) })}</Text>
      )}
      <Amounts
        rows={[
          { label: messages.before, value: <Tokens amount={balance} /> },
          { label: messages.amount, value: <Tokens amount={amount} /> },
          { label: texts.total ?? messages.after, value: <Tokens amount={next} />, isTotal: true },
        ]}
      />
      {error && <Banner tone="danger">{error}</Banner>}
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={onBack} disabled={pending}>
          {messages.change}
        </Button>
        <Button loading={pending} onClick={onConfirm}>
          {fillText(texts.confirm, { amount: amountText(amount) })}
        </Button>
      </Dialog.Footer>
    </Stack>
  );
}
