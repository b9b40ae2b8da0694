import { expect, screen, waitFor } from 'storybook/test';
import { DateRangePicker } from '#design-system/form/dates/DateRangePicker.tsx';
import { Form } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm } from '../../support/fieldStates.tsx';
import { framed } from '../../support/framed.ts';

const filled = { from: '2026-11-20', to: '2026-12-19' };
const meta = preview.meta({
  title: 'Form/DateRangePicker',
  component: DateRangePicker,
  decorators: [inForm({ period: { from: '', to: '' } })],
  args: {
    name: 'period',
    label: 'Period',
    presets: [
      { label: 'Next 7 days', range: { from: '2026-11-20', to: '2026-11-26' } },
      { label: 'Next 30 days', range: filled },
    ],
  },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of Period' }));
    await userEvent.click(await screen.findByRole('button', { name: /November 24/u }));
    await userEvent.click(screen.getByRole('button', { name: /November 12/u }));
    await expect(canvas.getByLabelText('First day of Period')).toHaveDisplayValue(/12/u);
    await expect(canvas.getByLabelText('Last day of Period')).toHaveDisplayValue(/24/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Open = meta.story({
  tags: ['visual', 'everyMode'],
  args: { defaultOpen: true },
  parameters: { docs: framed('36rem') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next 30 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of Period' }));
    await screen.findByRole('dialog', { name: 'Calendar: Period' });
  },
});

const sheet = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
} as const;

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => (
    <Form
      defaultValues={{ hint: filled, error: { from: '2026-12-01', to: '2026-11-01' } }}
      onSubmit={() => {}}
      style={sheet}
    >
      <DateRangePicker {...args} name="rest" />
      <DateRangePicker {...args} name="hint" hint="Both days count whole" />
      <DateRangePicker {...args} name="error" error="The first day of Period must not be after the last" />
      <DateRangePicker {...args} name="disabled" disabled />
    </Form>
  ),
});
