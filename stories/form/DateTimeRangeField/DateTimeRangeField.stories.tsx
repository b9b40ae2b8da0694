import { expect } from 'storybook/test';
import { DateTimeRangeField } from '#design-system/form/dates/DateTimeRangeField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm } from '../../support/fieldStates.tsx';

const filled = {
  fromDay: '2026-11-19',
  fromTime: '09:30',
  toDay: '2026-11-20',
  toTime: '09:30',
  zone: 'Europe/Amsterdam',
};
const meta = preview.meta({
  title: 'Form/DateTimeRangeField',
  component: DateTimeRangeField,
  decorators: [inForm()],
  args: {
    name: 'period',
    label: 'Period',
    zones: ['Europe/Amsterdam', 'UTC'],
    presets: [{ label: 'Last 24 hours', range: filled }],
  },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last 24 hours' }));
    await expect(canvas.getByLabelText('Start time of Period')).toHaveValue('9:30 AM');
    await expect(canvas.getByText('UTC', { selector: 'dt' })).toBeVisible();
  },
});

const sheet = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' } as const;

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  parameters: { bare: true },
  render: (args) => (
    <Form defaultValues={{ filled, error: { ...filled, toDay: '2026-11-18' } }} onSubmit={() => {}} style={sheet}>
      <DateTimeRangeField {...args} name="rest" presets={[]} />
      <DateTimeRangeField {...args} name="filled" hint="Events up to the end are part of it" />
      <DateTimeRangeField {...args} name="error" error="The start of Period must be before its end" />
      <DateTimeRangeField {...args} name="disabled" disabled />
    </Form>
  ),
});
