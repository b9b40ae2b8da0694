import { fillText, Form, FormFooter, useForm, type FormDraft } from '#design-system';
import { AmountField, formatTokens, microTokens, parseTokens } from '#marketplace';
import { maxWalletMove, tokenInfo } from '#contract/constants.ts';
import { moveForm as messages, type MoveMessages } from './messages.ts';
import { tokensText } from '../shared/payment/tokensText.ts';
import type { MoveKind } from '../../state/trade/money/payments.ts';

interface AmountStepProps {
  kind: MoveKind;
  messages: MoveMessages;
  amount: number | undefined;
  /** Unanswered micro-tokens. Each may be sent again, whatever the balance. */
  unanswered: readonly number[];
  draft: FormDraft;
  balance: number | undefined;
  onAmount: (micro: number) => void;
}

const presets = [10, 50, 100, 500].map((tokens) => ({ amount: tokens * microTokens }));

export function AmountStep({ kind, messages: texts, amount, unanswered, draft, balance, onAmount }: AmountStepProps) {
  const form = useForm({ defaultValues: { amount: amount === undefined ? '' : formatTokens(amount) }, draft });
  const withdrawing = kind === 'withdraw';
  const usual = withdrawing
    ? [
        ...presets.filter(({ amount: micro }) => micro < (balance ?? 0)),
        ...(balance ? [{ amount: balance, label: messages.all }] : []),
      ]
    : presets;
  const enough = (micro: number) =>
    withdrawing && balance !== undefined && micro > balance && !unanswered.includes(micro)
      ? fillText(messages.tooMuch, { balance: tokensText(balance) })
      : undefined;
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        const micro = parseTokens(values.amount);
        if (micro !== null) onAmount(micro);
      }}
    >
      <AmountField
        name="amount"
        label={texts.amount}
        required
        min={1}
        max={maxWalletMove}
        balance={balance}
        unit={tokenInfo.symbol}
        validate={enough}
        presets={usual}
      />
      <FormFooter cancel={messages.cancel}>{texts.next}</FormFooter>
    </Form>
  );
}
