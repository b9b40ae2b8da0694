import { expect, waitFor } from 'storybook/test';
import { Select } from '#design-system/form/fields/Select.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const options = [
  { value: 'environment', label: 'Environment' },
  { value: 'transport', label: 'Transport' },
  { value: 'energy', label: 'Energy' },
];

const meta = preview.meta({
  title: 'Form/Select',
  component: Select,
  decorators: [inForm()],
  args: { name: 'category', required: true, label: 'Category', placeholder: 'Choose a category', options },
});

export const Basic = meta.story({});

export const Required = meta.story({
  parameters: { bare: true },
  args: { required: true },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} showErrors>
      <Select {...args} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please choose: Category'));
    await userEvent.selectOptions(field, 'Energy');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={'transport'} draw={(props) => <Select {...args} {...props} />} />,
});
