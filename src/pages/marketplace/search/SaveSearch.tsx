import { Banner, Dialog, Form, Inline, SubmitButton, TextField, useForm } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import type { StreamFilter } from '#contract/types.ts';
import { savedMessages as messages } from '../../../messages/marketplace.ts';
import { useOperation, refusalOf } from '../../../state/machine/operations.ts';
import { saveSearch } from '../../../state/trade/browse/searches.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { useDraft } from '../../shared/forms/useDraft.ts';

interface SaveSearchProps {
  filter: StreamFilter;
  onClose: () => void;
}

export function SaveSearch({ filter, onClose }: SaveSearchProps) {
  const failed = failureLines(useOperation('searches.save'));
  // Keyed by filter: a name typed for other filters would be wrong.
  const draft = useDraft(`searches.save.${JSON.stringify(filter)}`);
  const form = useForm({ defaultValues: { name: filter.text ?? '' }, draft });
  const save = async ({ name }: { name: string }) => {
    const outcome = await saveSearch(name.trim(), filter);
    if (outcome.ok) {
      draft.forget();
      onClose();
    }
    return refusalOf(outcome);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={messages.save}>
        <Form form={form} onSubmit={save}>
          <TextField name="name" label={messages.name} required maxLength={textLimits.searchName} />
          {failed && <Banner tone="danger">{failed}</Banner>}
          <Inline justify="end">
            <SubmitButton>{messages.confirm}</SubmitButton>
          </Inline>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
