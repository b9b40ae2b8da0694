import { Dialog, Form, FormFooter, Text, TextField, useForm } from '#design-system';
import { paymentReferenceLength } from '#contract/constants.ts';
import type { Payment } from '#contract/types.ts';
import { format } from '../../../messages/format.ts';
import { decisionMessages, paymentMessages as messages } from '../../../messages/payments.ts';
import { useOperation, refusalOf } from '../../../state/machine/operations.ts';
import { confirmPayment, declinePayment } from '../../../state/trade/money/decisions.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { useAmountText } from '../../shared/payment/tokensText.ts';

const sends = { confirm: confirmPayment, decline: declinePayment } as const;
export type Decision = keyof typeof sends;

interface DecideDialogProps {
  decision: Decision;
  payment: Payment;
  onClose: () => void;
}

export function DecideDialog({ decision, payment: { id, kind, amount, user }, onClose }: DecideDialogProps) {
  const { title, text, send } = decisionMessages[decision][kind];
  const operation = useOperation(`payments.${decision}`, id);
  const form = useForm({ defaultValues: { reference: '' } });
  const amountText = useAmountText();
  const parts = { name: user.name, amount: amountText(amount) };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={format(title, parts)}>
        <Form
          form={form}
          onSubmit={async ({ reference }) => {
            const outcome = await sends[decision](id, reference);
            if (outcome.ok) onClose();
            return refusalOf(outcome);
          }}
        >
          <Text as="p">{format(text, parts)}</Text>
          <TextField
            name="reference"
            label={messages.reference[decision]}
            hint={format(messages.referenceHint, parts)}
            required
            maxLength={paymentReferenceLength}
            autoComplete="off"
          />
          <FormFooter cancel={messages.cancel} pending={operation.phase === 'request'} error={failureLines(operation)}>
            {format(send, parts)}
          </FormFooter>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
