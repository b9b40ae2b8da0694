import { expect, screen, waitFor } from 'storybook/test';
import { DatePicker } from '#design-system/form/dates/DatePicker.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Form/DatePicker',
  component: DatePicker,
  decorators: [inForm({ day: '2026-11-20' })],
  args: { name: 'day', required: true, label: 'First day' },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar of First day' }));
    await userEvent.click(await screen.findByRole('button', { name: /November 24/u }));
    await expect(canvas.getByLabelText('First day')).toHaveDisplayValue(/24/u);
  },
});

export const Open = meta.story({
  tags: ['visual', 'everyMode'],
  args: { defaultOpen: true, min: '2026-11-10', max: '2027-11-20' },
  parameters: { docs: framed('30rem') },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Calendar: First day' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
});

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => <Sheet filled="2026-11-20" draw={(props) => <DatePicker {...args} {...props} />} />,
});
