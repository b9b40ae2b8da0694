import {
  Banner,
  Button,
  fillText,
  Form,
  FormFooter,
  localText,
  useForm,
  useWatch,
  type FormDraft,
  type Refusal,
} from '#design-system';
import { HoursField } from '#marketplace';
import type { Access } from '#contract/generated/documents.ts';
import { useState, type ReactNode } from 'react';
import { defaultHours } from '../../../config/constants.ts';
import { accessPageMessages, extendMessages as messages } from '../../../messages/access.ts';
import { useBalance } from '../../../state/trade/money/wallet.ts';
import { Amounts } from '../payment/Amounts.tsx';
import { BalanceProblem } from '../payment/BalanceProblem.tsx';
import { tokensText as text, useAmountText } from '../payment/tokensText.ts';
import { beginsAt, costOf, maxHours } from './extension.ts';
import { serverNow } from '../../../state/machine/clock.ts';

interface Draft {
  hours: number | null;
}

interface ExtendFormProps {
  accesses: readonly Access[];
  /** Hours of earlier unanswered requests. Each may be sent again, whatever balance and time remain. */
  unanswered: readonly number[];
  draft: FormDraft;
  pending: boolean;
  error: ReactNode;
  onTopUp: (missingMicro: number) => void;
  onSubmit: (hours: number) => Promise<Refusal<Draft> | undefined>;
}

const hourMs = 3_600_000;

export function ExtendForm({ accesses, unanswered, draft, pending, error, onTopUp, onSubmit }: ExtendFormProps) {
  const amountText = useAmountText();
  const [now] = useState(serverNow);
  const most = maxHours(accesses, now);
  const ending = accesses.find((access) => maxHours([access], now) === 0);
  const first = unanswered.at(-1) ?? Math.max(1, Math.min(defaultHours, most));
  const form = useForm<Draft>({ defaultValues: { hours: first }, draft });
  const hours = useWatch({ control: form.control, name: 'hours' }) ?? 0;
  const balance = useBalance();
  const total = costOf(accesses, hours);
  const again = unanswered.includes(hours);
  const after = total === null || balance === undefined || again ? undefined : balance - total;
  const short = after !== undefined && after < 0;
  const each = accesses.map((access) => ({
    label: access.stream_name,
    note: fillText(messages.until, { time: localText(beginsAt(access, now) + hours * hourMs) }),
    value: access.price === 0 ? accessPageMessages.free : text(costOf([access], hours)),
  }));
  if (ending && unanswered.length === 0)
    return (
      <Banner tone="warning">
        {fillText(messages.noHour, { name: ending.stream_name, time: localText(ending.stream_end ?? '') })}
      </Banner>
    );
  return (
    <Form form={form} onSubmit={(values) => (short || total === null ? undefined : onSubmit(values.hours ?? 0))}>
      <HoursField name="hours" label={messages.hours} required max={most} allowed={unanswered} />
      <Amounts
        rows={[
          ...each,
          ...(accesses.length > 1 ? [{ label: messages.total, value: text(total), isTotal: true }] : []),
          { label: messages.balance, value: text(balance) },
          { label: messages.after, value: text(after), isShort: short },
        ]}
      />
      <BalanceProblem />
      {total === null && <Banner tone="warning">{messages.tooMuch}</Banner>}
      {short && (
        <Banner
          tone="warning"
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={() => onTopUp(-after)}>
              {messages.topUp}
            </Button>
          }
        >
          {fillText(messages.short, { missing: text(-after) })}
        </Banner>
      )}
      <FormFooter cancel={messages.cancel} {...{ error, pending }} disabled={short || total === null}>
        {total === 0 ? messages.submitFree : fillText(messages.submit, { total: amountText(total) })}
      </FormFooter>
    </Form>
  );
}
