import { Banner, Button, fillText } from '#design-system';
import { counted } from '../../../messages/format.ts';
import { purchaseMessages as messages } from '../../../messages/payments.ts';
import { clearFailure, useOperation } from '../../../state/machine/operations.ts';
import { rows, type OperationName } from '../../../state/machine/actions/index.ts';
import { useUnanswered } from '../../../state/trade/money/unanswered.ts';
import { failureLines } from '../failureLines.tsx';
import { tokensText } from './tokensText.ts';

type PaymentName = { [N in OperationName]: (typeof rows)[N] extends { idempotent: true } ? N : never }[OperationName];

/** Micro-tokens or hours of a request; of the first one in a batch. */
const amountsOf = (body: unknown) => ([body].flat()[0] ?? {}) as { amount?: number; hours?: number };

function requestText(body: unknown): string[] {
  const { amount, hours } = amountsOf(body);
  if (amount !== undefined) return [tokensText(amount)];
  return hours === undefined ? [] : [counted(messages.hours, hours)];
}

export function usePayment(name: PaymentName, id?: string) {
  const operation = useOperation(name, id);
  const { unanswered, inputs, settle } = useUnanswered(name, id);
  const sent = inputs.map((input) => (input as { body?: unknown } | undefined)?.body);
  const requests = sent.flatMap((body) => requestText(body)).join(', ');
  return {
    pending: operation.phase === 'request',
    failed: operation.phase === 'fail' ? operation : undefined,
    error: failureLines(operation),
    /** Last unanswered body: the form starts with it, so that pressing again repeats the same request. */
    before: sent.at(-1),
    /** Hours and micro-tokens, oldest first. Each may be sent again: the server replays or refuses it. */
    hours: sent.flatMap((body) => amountsOf(body).hours ?? []),
    amounts: sent.flatMap((body) => amountsOf(body).amount ?? []),
    /** Warns about an unanswered request until it is dismissed. */
    notice: unanswered && (
      <Banner
        tone="warning"
        title={messages.unanswered}
        action={
          <Button size="small" variant="outline" tone="neutral" onClick={settle}>
            {messages.settle}
          </Button>
        }
      >
        <span>{rows[name].effect.unknown}</span>{' '}
        {requests && <span>{fillText(messages.asked, { what: requests })}</span>}
      </Banner>
    ),
    /** Closing clears a failure; a running request continues. */
    clearError: () => clearFailure(name, id),
  };
}
