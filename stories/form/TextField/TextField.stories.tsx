import { expect, waitFor } from 'storybook/test';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/TextField',
  component: TextField,
  decorators: [inForm()],
  args: { name: 'name', label: 'Product name' },
});

export const Basic = meta.story({});

export const Kinds = meta.story({
  render: () => (
    <>
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="url" type="url" label="Address of the data" placeholder="https://" />
      <TextField name="search" label="Tag" start={<Icon name="tag" />} end="max 64" />
    </>
  ),
});

export const Refused = meta.story({
  parameters: { bare: true },
  args: { required: true, minLength: 3 },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} refusal={{ fields: { name: 'This name is taken' } }}>
      <TextField {...args} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Product name' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('This name is taken'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription('Please enter Product name');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'a');
    await expect(field).toHaveAccessibleDescription('Product name must have at least 3 characters');
    await userEvent.type(field, 'ir');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={'Hourly air quality'} draw={(props) => <TextField {...args} {...props} />} />,
});
