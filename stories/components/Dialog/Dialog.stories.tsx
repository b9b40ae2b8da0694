import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';
import { renameProduct } from '../../support/renameProduct.ts';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog.Content,
  parameters: { docs: framed('24rem') },
  args: { title: 'Change the logo', description: 'It stands beside the name in every list.' },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger>
        <Button>Change the logo</Button>
      </Dialog.Trigger>
      <Dialog.Content {...args}>
        <p>A square picture of at least 96 pixels looks best.</p>
        <Dialog.Footer>
          <Dialog.Close>
            <Button variant="outline" tone="neutral">
              Cancel
            </Button>
          </Dialog.Close>
          <Button>Save</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change the logo' });
    await expect(dialog).toHaveAccessibleDescription('It stands beside the name in every list.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Change the logo' }));
    await screen.findByRole('dialog');
  },
});

export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Full = meta.story({
  tags: ['!dev'],
  args: { size: 'full' },
});

/** A short form: Cancel and Escape keep the old name, Save closes the dialog. */
export const WithForm = meta.story({
  args: { title: 'Rename the product', description: 'Buyers see the name in every list.' },
  render: function Rename(args) {
    const [open, setOpen] = useState(true);
    const [name, setName] = useState('Hourly air quality');
    return (
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button variant="outline">{`Rename ${name}`}</Button>
        </Dialog.Trigger>
        <Dialog.Content {...args}>
          <Form
            defaultValues={{ name }}
            onSubmit={(values) => {
              setName(values.name);
              setOpen(false);
            }}
          >
            <TextField name="name" label="Name" required />
            <Dialog.Footer>
              <Dialog.Close>
                <Button variant="outline" tone="neutral">
                  Cancel
                </Button>
              </Dialog.Close>
              <SubmitButton>Save</SubmitButton>
            </Dialog.Footer>
          </Form>
        </Dialog.Content>
      </Dialog.Root>
    );
  },
  play: renameProduct,
});
