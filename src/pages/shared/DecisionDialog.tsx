import { Dialog, Form, FormFooter, Text, TextField, useForm } from '#design-system';
import { paymentReferenceLength } from '#contract/constants.ts';
import { refusalOf, type useOperation } from '../../state/machine/operations.ts';
import { failureLines } from './failureLines.tsx';

interface DecisionDialogProps {
  title: string;
  text: string;
  send: string;
  cancel: string;
  /** Absent where the decision needs no words. */
  reference?: { label: string; hint: string };
  operation: ReturnType<typeof useOperation>;
  onSend: (reference: string) => Promise<Parameters<typeof refusalOf>[0]>;
  onClose: () => void;
}

/** Decision of an administrator on what a person asked for. */
export function DecisionDialog({
  title,
  text,
  send,
  cancel,
  reference,
  operation,
  onSend,
  onClose,
}: DecisionDialogProps) {
  const form = useForm({ defaultValues: { reference: '' } });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={title}>
        <Form
          form={form}
          onSubmit={async (values) => {
            const outcome = await onSend(values.reference);
            if (outcome.ok) onClose();
            return refusalOf(outcome);
          }}
        >
          <Text as="p">{text}</Text>
          {reference && (
            <TextField name="reference" {...reference} required maxLength={paymentReferenceLength} autoComplete="off" />
          )}
          <FormFooter cancel={cancel} pending={operation.phase === 'request'} error={failureLines(operation)}>
            {send}
          </FormFooter>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
