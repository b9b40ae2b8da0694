import { Banner, Button } from '#design-system';
import { counted, format } from '../../../messages/format.ts';
import { operationMessages } from '../../../messages/operations.ts';
import { purchaseWords as words } from '../../../messages/purchase.ts';
import { clearFailure, useOperation } from '../../../state/machine/operations.ts';
import type { OperationName } from '../../../state/machine/rows.ts';
import { useUnanswered } from '../../../state/trade/unanswered.ts';
import { failureLines } from '../failureLines.tsx';
import { tokensText } from './tokensText.ts';

type PaymentName = Extract<
  OperationName,
  `access.${'buy' | 'extend'}` | `wallet.${'buy' | 'withdraw'}` | 'executions.start'
>;

/** Micro-tokens, or hours: of one wish, or of the first of several that are alike. */
const askedBy = (body: unknown) => ([body].flat()[0] ?? {}) as { amount?: number; hours?: number };

function askedText(body: unknown): string[] {
  const { amount, hours } = askedBy(body);
  if (amount !== undefined) return [tokensText(amount)];
  return hours === undefined ? [] : [counted(words.hours, hours)];
}

/** An operation that moves tokens, as its dialog shows it: under way, failed, or never answered before. */
export function usePayment(name: PaymentName, id?: string) {
  const operation = useOperation(name, id);
  const { unanswered, inputs, settle } = useUnanswered(name, id);
  const sent = inputs.map((input) => (input as { body?: unknown } | undefined)?.body);
  const asked = sent.flatMap((body) => askedText(body)).join(', ');
  return {
    pending: operation.phase === 'request',
    failed: operation.phase === 'fail' ? operation : undefined,
    error: failureLines(operation),
    /** The body that was sent last and never answered: a form begins with it, so that pressing again is the same wish. */
    before: sent.at(-1),
    /**
     * Hours and micro-tokens that were sent and never answered, the oldest first. Whatever is left now, each may be sent again: the
     * first may have been paid, and the server answers from memory or refuses.
     */
    hours: sent.flatMap((body) => askedBy(body).hours ?? []),
    amounts: sent.flatMap((body) => askedBy(body).amount ?? []),
    /** What an earlier request leaves unknown, with the way to say that it is known now. */
    notice: unanswered && (
      <Banner
        tone="warning"
        title={words.unanswered}
        action={
          <Button size="small" variant="outline" tone="neutral" onClick={settle}>
            {words.settle}
          </Button>
        }
      >
        {operationMessages[name].effect.unknown} {asked && format(words.asked, { what: asked })}
      </Banner>
    ),
    /** Whoever turns away from a failure has read it; what is on its way goes on. */
    turnAway: () => clearFailure(name, id),
  };
}
