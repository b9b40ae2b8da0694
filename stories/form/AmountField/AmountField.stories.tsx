import { expect, waitFor } from 'storybook/test';
import { AmountField } from '#design-system/marketplace/fields/AmountField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';

const meta = preview.meta({
  title: 'Form/AmountField',
  component: AmountField,
  decorators: [inForm()],
  args: { name: 'amount', required: true, label: 'Amount' },
});

export const Basic = meta.story({});

export const Balance = meta.story({
  tags: ['visual'],
  args: { balance: 1_234_500_000, max: 1_234_500_000, fill: { amount: 1_234_500_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('1234.5');
  },
});

export const Presets = meta.story({
  args: { presets: [{ amount: 10_000_000 }, { amount: 1_250_000, label: 'All' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.25');
  },
});

export const NoAmount = meta.story({
  parameters: { bare: true },
  render: (args) => (
    <Form onSubmit={() => {}} style={{ maxInlineSize: '25rem' }} defaultValues={{ amount: 'five' }} showErrors>
      <AmountField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const wrong = /^Amount must be written in digits with a point/u;
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong));
    await userEvent.clear(field);
    await userEvent.type(field, 'six');
    await expect(field).toHaveAccessibleDescription(wrong);
  },
});

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => <Sheet filled={'8.2'} draw={(props) => <AmountField {...args} {...props} />} />,
});
