import { Button, Dialog, Form, SubmitButton, TextField, snackbar } from '#design-system';
import { useState } from 'react';

export function Rename() {
  const [open, setOpen] = useState(false);
  const rename = () => {
    setOpen(false);
    snackbar.show({ type: 'success', text: 'Product renamed' });
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="outline">Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Rename product">
        <Form defaultValues={{ name: 'Rain in Basel' }} onSubmit={rename}>
          <TextField name="name" label="Name" required />
          <SubmitButton>Rename product</SubmitButton>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
