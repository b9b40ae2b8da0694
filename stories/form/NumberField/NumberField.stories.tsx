import { expect, waitFor } from 'storybook/test';
import { NumberField } from '#design-system/form/fields/NumberField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/NumberField',
  component: NumberField,
  decorators: [inForm()],
  args: { name: 'rows', required: true, label: 'Rows' },
});

export const Basic = meta.story({});

export const Bounds = meta.story({
  parameters: { bare: true },
  args: { min: 1, max: 5, whole: true, unit: 'rows' },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} defaultValues={{ rows: 12 }} showErrors>
      <NumberField {...args} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Rows' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Rows must be between 1 and 5'));
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={128} draw={(props) => <NumberField {...args} {...props} />} />,
});
