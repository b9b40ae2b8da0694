import { expect, fireEvent } from 'storybook/test';
import { DateRangeField } from '#design-system/form/dates/DateRangeField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm } from '../../support/fieldStates.tsx';

const filled = { from: '2026-11-20', to: '2026-12-19' };
const meta = preview.meta({
  title: 'Form/DateRangeField',
  component: DateRangeField,
  decorators: [inForm({ period: { from: '', to: '' } })],
  args: { name: 'period', label: 'Period', min: '2026-11-20' },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('First day of Period'), { target: { value: '2026-11-20' } });
    await fireEvent.change(canvas.getByLabelText('Last day of Period'), { target: { value: '2026-11-22' } });
    await expect(canvas.getByText('UTC', { selector: 'dt' })).toBeVisible();
  },
});

const sheet = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' } as const;

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => (
    <Form
      defaultValues={{ hint: filled, error: { from: '2026-12-01', to: '2026-11-01' } }}
      onSubmit={() => {}}
      style={sheet}
    >
      <DateRangeField {...args} name="rest" />
      <DateRangeField {...args} name="hint" hint="Both days count whole" />
      <DateRangeField {...args} name="error" error="The first day of Period must not be after the last" />
      <DateRangeField {...args} name="disabled" disabled />
    </Form>
  ),
});
