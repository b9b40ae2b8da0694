import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DateRangePicker, type DateRangePickerProps } from '#design-system/form/dates/DateRangePicker.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';

const november = { from: '2026-11-10', to: '2026-11-20' };

function Picker(props: Partial<DateRangePickerProps>) {
  const [range, setRange] = useState(november);
  return <DateRangePicker label="Period" range={range} onRangeChange={setRange} {...props} />;
}
const opener = () => screen.getByRole('button', { name: 'Open the calendar of Period' });
const ends = () =>
  ['First', 'Last'].map((end) => screen.getByLabelText<HTMLInputElement>(`${end} day of Period`).value);

it('takes both ends in any order, then closes', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: /November 24, 2026/u }));
  expect(ends()).toEqual(['2026-11-24', '']);
  await user.click(screen.getByRole('button', { name: /November 12, 2026/u }));
  expect(ends()).toEqual(['2026-11-12', '2026-11-24']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveFocus();
});

it('takes a preset with one press', async () => {
  const user = userEvent.setup();
  render(<Picker presets={[{ label: 'Last 7 days', range: { from: '2026-11-14', to: '2026-11-20' } }]} />);
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  expect(ends()).toEqual(['2026-11-14', '2026-11-20']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refuses half a range', async () => {
  render(
    <Form<{ period: unknown }> defaultValues={{ period: { from: '2026-11-10', to: '' } }} onSubmit={() => {}}>
      <DateRangePicker name="period" label="Period" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: /^Period/u })).toHaveAccessibleDescription(
      'Please enter both days of Period',
    ),
  );
});
