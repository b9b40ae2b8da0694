import { Banner, Button, Dialog, Form, FormError, Stack, SubmitButton, type Refusal } from '#design-system';
import type { ReactNode } from 'react';
import { personMessages as messages } from '../../../../messages/admin.ts';
import { hasRole, type PersonValues } from './personForm.ts';
import type { PersonForm } from './usePersonForm.ts';

interface PersonFormDialogProps {
  title: string;
  text: string;
  submit: string;
  form: PersonForm;
  error: ReactNode;
  onSend: (values: PersonValues) => Promise<Refusal<PersonValues> | undefined>;
  onClose: () => void;
  children: ReactNode;
}

export function PersonFormDialog({
  title,
  text,
  submit,
  form: { form, restored, discard, forget },
  error,
  onSend,
  onClose,
  children,
}: PersonFormDialogProps) {
  const send = async (values: PersonValues) => {
    if (!hasRole(values)) return { form: messages.noRole };
    const refusal = await onSend(values);
    if (!refusal) forget();
    return refusal;
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={title} description={text}>
        <Form form={form} onSubmit={send}>
          <Stack gap={4}>
            {restored && <Banner tone="accent">{messages.draft.restored}</Banner>}
            {children}
            <FormError>{error}</FormError>
          </Stack>
          <Dialog.Footer>
            {restored && (
              <Button variant="ghost" tone="neutral" onClick={discard}>
                {messages.draft.discard}
              </Button>
            )}
            <Dialog.Close>
              <Button variant="outline" tone="neutral">
                {messages.cancel}
              </Button>
            </Dialog.Close>
            <SubmitButton>{submit}</SubmitButton>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
