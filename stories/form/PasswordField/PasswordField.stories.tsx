import { expect } from 'storybook/test';
import { PasswordField } from '#design-system/form/fields/PasswordField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/PasswordField',
  component: PasswordField,
  decorators: [inForm()],
  args: { name: 'password', required: true, label: 'Password' },
});

export const Basic = meta.story({});

export const Shown = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'correct-horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
});

export const Strength = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  args: { strength: true, autoComplete: 'new-password', minLength: 9, hint: 'At least 9 characters' },
  render: (args) => (
    <Form onSubmit={() => {}} defaultValues={{ password: 'abc' }} style={{ maxInlineSize: '25rem' }}>
      <PasswordField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Strength: weak');
    await userEvent.type(field, '7e-Whale-92');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strength: strong');
  },
});

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={'correct-horse'} draw={(props) => <PasswordField {...args} {...props} />} />,
});
