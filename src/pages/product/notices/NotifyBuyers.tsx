import { Button, DatePicker, Dialog, Form, FormFooter, Select, Text, TextArea, useForm } from '#design-system';
import { isDatedNotice, noticeKinds, noticeLimits } from '#contract/constants.ts';
import { useState } from 'react';
import { counted } from '../../../messages/format.ts';
import { clearFailure, refusalOf, useOperation } from '../../../state/machine/operations.ts';
import { notifyBuyers } from '../../../state/trade/browse/notices.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { noticeMessages as messages, noticeTitle } from './messages.ts';

const options = noticeKinds.map((value) => ({ value, label: noticeTitle(value) }));
const blank = { kind: 'updated', date: '', text: '' };

interface NotifyBuyersDialogProps {
  streamId: string;
  /** Number of buyers with running access. */
  buyers: number;
  onClose: () => void;
}

export function NotifyBuyersDialog({ streamId, buyers, onClose }: NotifyBuyersDialogProps) {
  const operation = useOperation('product.notify', streamId);
  const form = useForm({ defaultValues: blank });
  const kind = form.watch('kind');
  const send = async (values: typeof blank) => {
    const { date, text } = values;
    const outcome = await notifyBuyers(streamId, {
      kind: noticeKinds.find((each) => each === values.kind) ?? 'updated',
      text: text.trim(),
      ...(date !== '' && { date }),
    });
    if (outcome.ok) onClose();
    return refusalOf(outcome);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={messages.dialog}>
        <Form form={form} onSubmit={send}>
          <Text as="p">{buyers === 0 ? messages.nobody : counted(messages.reach, buyers)}</Text>
          <Select name="kind" label={messages.kind} options={options} />
          <DatePicker
            key={String(isDatedNotice(kind))}
            name="date"
            label={messages.date}
            hint={messages.dateHint}
            {...(isDatedNotice(kind) ? { required: true } : { optional: true })}
          />
          <TextArea
            name="text"
            label={messages.text}
            hint={messages.textHint}
            optional
            rows={3}
            maxLength={noticeLimits.text}
          />
          <FormFooter cancel={messages.cancel} pending={operation.phase === 'request'} error={failureLines(operation)}>
            {messages.send}
          </FormFooter>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export function NotifyBuyers({ streamId, buyers }: Omit<NotifyBuyersDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const ask = (next: boolean) => {
    clearFailure('product.notify', streamId);
    setOpen(next);
  };
  return (
    <>
      <Button variant="outline" size="large" wide onClick={() => ask(true)}>
        {messages.open}
      </Button>
      {open && <NotifyBuyersDialog streamId={streamId} buyers={buyers} onClose={() => ask(false)} />}
    </>
  );
}
