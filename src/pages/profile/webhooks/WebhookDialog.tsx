import { Dialog, Form, FormFooter, MultiSelect, TextField, useForm } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { mailDefault, notificationKindNames, notificationKinds } from '#contract/notificationKinds.ts';
import type { Webhook } from '#contract/types.ts';
import { refusalOf, useOperation } from '../../../state/machine/operations.ts';
import { addWebhook, changeWebhook } from '../../../state/notifications/webhooks.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { webhookMessages as messages } from './messages.ts';

const options = notificationKindNames.map((value) => ({ value, label: notificationKinds[value].name }));
const urgentKinds = notificationKindNames.filter((kind) => mailDefault(kind) === 'now');

interface WebhookDialogProps {
  /** Without it, a webhook is added. */
  webhook?: Webhook;
  onClose: () => void;
  onAdded?: (secret: string) => void;
}

export function WebhookDialog({ webhook, onClose, onAdded }: WebhookDialogProps) {
  const adding = useOperation('webhooks.add');
  const changing = useOperation('webhooks.change', webhook?.id);
  const operation = webhook ? changing : adding;
  const defaultValues: { url: string; kinds: readonly string[] } = webhook ?? { url: '', kinds: urgentKinds };
  const form = useForm({ defaultValues });
  const save = async ({ url, kinds }: typeof defaultValues) => {
    const body = { url: url.trim(), kinds: notificationKindNames.filter((kind) => kinds.includes(kind)) };
    if (webhook) {
      const outcome = await changeWebhook(webhook.id, body);
      if (outcome.ok) onClose();
      return refusalOf(outcome);
    }
    const outcome = await addWebhook(body);
    if (outcome.ok) onAdded?.(outcome.value.secret);
    return refusalOf(outcome);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={webhook ? messages.changeTitle : messages.addTitle}>
        <Form form={form} onSubmit={save}>
          <TextField
            name="url"
            type="url"
            label={messages.url}
            hint={messages.urlHint}
            placeholder={messages.urlExample}
            required
            maxLength={textLimits.url}
            autoComplete="off"
          />
          <MultiSelect name="kinds" label={messages.kinds} options={options} required />
          <FormFooter cancel={messages.cancel} pending={operation.phase === 'request'} error={failureLines(operation)}>
            {webhook ? messages.changeSubmit : messages.addSubmit}
          </FormFooter>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
