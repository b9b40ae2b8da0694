import { useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DateRangePicker, type DateRangePickerProps } from '#design-system/form/dates/DateRangePicker.tsx';
import { chooseFormats } from '#design-system/internal/format/formats.ts';
import { isDay, utcRange, type DayRange } from '#design-system/internal/format/days.ts';
import { drawForm, send } from '../../support/components/drawForm.tsx';

afterEach(() => chooseFormats({}));

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
  expect(ends()).toEqual(['Nov 24, 2026', '']);
  await user.click(screen.getByRole('button', { name: /November 12, 2026/u }));
  expect(ends()).toEqual(['Nov 12, 2026', 'Nov 24, 2026']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveFocus();
});

it('takes a preset with one press', async () => {
  const user = userEvent.setup();
  render(<Picker presets={[{ label: 'Last 7 days', range: { from: '2026-11-14', to: '2026-11-20' } }]} />);
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  expect(ends()).toEqual(['Nov 14, 2026', 'Nov 20, 2026']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const inForm = (period: unknown, props: Partial<DateRangePickerProps> = {}) => {
  const { onSubmit } = drawForm(<DateRangePicker name="period" label="Period" {...props} />, { period });
  return { onSubmit, group: screen.getByRole('group', { name: /^Period/ }) };
};
const first = () => screen.getByLabelText('First day of Period');
const last = () => screen.getByLabelText('Last day of Period');

it('submits both days as chosen and shows the moments', async () => {
  const { onSubmit } = inForm({ from: '', to: '' });
  fireEvent.change(first(), { target: { value: '2026-11-20' } });
  expect(screen.queryByText('UTC')).not.toBeInTheDocument();
  fireEvent.change(last(), { target: { value: '2026-11-21' } });
  expect(screen.getByText('UTC')).toBeInTheDocument();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ period: { from: '2026-11-20', to: '2026-11-21' } }));
});

it.each([
  [{ from: '', to: '' }, 'Please choose: Period'],
  [undefined, 'Please choose: Period'],
  [{ from: '2026-11-20', to: '' }, 'Please enter both days of Period'],
  [{ from: '2026-11-21', to: '2026-11-20' }, 'The first day of Period must not be after the last'],
  [{ from: '2026-11-01', to: '2026-11-20' }, 'Period must be Nov 10, 2026 or later'],
  [{ from: '2026-11-11', to: '2027-11-20' }, 'Period must be Dec 31, 2026 or earlier'],
])('refuses %o', async (period, messages) => {
  const { onSubmit, group } = inForm(period, { required: true, min: '2026-11-10', max: '2026-12-31' });
  await send();
  await waitFor(() => expect(group).toHaveAccessibleDescription(messages));
  expect(first()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['First day of Period', first],
  ['Last day of Period', last],
])('refuses text that is no date as the %s', async (label, input) => {
  const message = `${label} must be a date, e.g. Jan 31, 2026 or 2026-01-31`;
  const { onSubmit, group } = inForm({ from: '', to: '' });
  await userEvent.type(input(), 'Friday{Enter}');
  await waitFor(() => expect(group).toHaveAccessibleDescription(message));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(input());
  await waitFor(() => expect(group).toHaveAccessibleDescription(''));
  await userEvent.type(input(), 'Friday');
  await userEvent.tab();
  expect(group).toHaveAccessibleDescription(message);
});

it('reads and writes days in the format of the page', async () => {
  chooseFormats({ locale: 'de-DE' });
  const { onSubmit } = inForm({ from: '2026-11-20', to: '' });
  expect(first()).toHaveValue('20.11.2026');
  expect(last()).toHaveAttribute('placeholder', 'DD.MM.YYYY');
  await userEvent.type(last(), '1.12.2026');
  await userEvent.tab();
  expect(last()).toHaveValue('01.12.2026');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ period: { from: '2026-11-20', to: '2026-12-01' } }));
});

it('announces both days as required, and is marked as optional otherwise', () => {
  inForm(undefined, { required: true });
  expect(first()).toBeRequired();
  expect(last()).toBeRequired();
  expect(screen.queryByText('(optional)')).toBeNull();
  cleanup();
  inForm(undefined);
  expect(first()).not.toBeRequired();
  expect(last()).not.toBeRequired();
  expect(screen.getByRole('group', { name: /^Period\s*\(optional\)$/ })).toBeVisible();
});

it('stands alone', () => {
  const onRangeChange = vi.fn<(range: DayRange) => void>();
  render(<DateRangePicker label="Period" onRangeChange={onRangeChange} />);
  fireEvent.change(last(), { target: { value: '2026-11-21' } });
  expect(onRangeChange.mock.calls).toEqual([[{ from: '', to: '2026-11-21' }]]);
});

it('includes both whole days, from local midnight to local midnight', () => {
  const moments = utcRange({ from: '2026-11-20', to: '2026-11-30' });
  expect(moments).not.toBeNull();
  const [start, end] = [new Date(moments?.start ?? ''), new Date(moments?.end ?? '')];
  expect([start.getDate(), start.getHours(), end.getDate(), end.getMonth(), end.getHours()]).toEqual([20, 0, 1, 11, 0]);
});

it.each(['2026-02-30', '2026-13-01', '20-01-01', 'today', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(utcRange({ from: text, to: '2026-11-20' })).toBeNull();
});
