import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DateTimeRangeField, rangeMoments, type DateTimeRange } from '#design-system/form/dates/DateTimeRangeField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { chooseClock } from '#design-system/internal/format/clock.ts';
import { momentOf } from '#design-system/internal/format/wallTime.ts';
import { drawForm, send } from '../../support/components/drawForm.tsx';

afterEach(() => chooseClock(() => Date.now()));

const day: DateTimeRange = {
  fromDay: '2026-11-19',
  fromTime: '09:30',
  toDay: '2026-11-20',
  toTime: '09:30',
  zone: 'Europe/Amsterdam',
};

const inForm = (period: unknown) =>
  drawForm(
    <DateTimeRangeField
      name="period"
      label="Period"
      required
      max="2026-12-31"
      zones={['Europe/Amsterdam', 'UTC']}
      presets={[{ label: 'Last 24 hours', range: day }]}
    />,
    { period },
  );

it('refuses by a rule of the caller, for whom days of the calendars are disabled', async () => {
  const isDisabled = vi.fn<(day: string) => boolean>(() => false);
  drawForm(
    <DateTimeRangeField
      name="period"
      label="Period"
      isDisabled={isDisabled}
      validate={({ fromDay }) => (fromDay === day.fromDay ? 'Stations were off' : undefined)}
    />,
    { period: day },
  );
  await send();
  expect(screen.getByRole('group', { name: /^Period/u })).toHaveAccessibleDescription('Stations were off');
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar of Start day of Period' }));
  await screen.findByRole('dialog');
  expect(isDisabled).toHaveBeenCalledWith('2026-11-19');
});

it('hands over days, times and zone', async () => {
  const { onSubmit } = inForm(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Last 24 hours' }));
  fireEvent.change(screen.getByLabelText('End time of Period'), { target: { value: '10:00' } });
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'UTC');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ period: { ...day, toTime: '10:00', zone: 'UTC' } }));
});

it.each([
  [undefined, 'Please choose: Period'],
  [{ ...day, toTime: '' }, 'Please enter both days and times of Period'],
  [{ ...day, toDay: '2026-11-19' }, 'The start of Period must be before its end'],
  [{ ...day, toDay: '9999-12-31' }, 'Period must be Dec 31, 2026 or earlier'],
  [{ ...day, toDay: '2027-01-01' }, 'Period must be Dec 31, 2026 or earlier'],
])('refuses %j', async (period, message) => {
  const { onSubmit } = inForm(period);
  await send();
  await waitFor(() => expect(screen.getByRole('group', { name: /^Period/u })).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText('Start day of Period')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['a day that is no date', 'End day of Period', 'soon'],
  ['a time that is no time', 'End time of Period', 'noon'],
])('refuses %s, even where all else is empty', async (_what, field, text) => {
  const { onSubmit } = drawForm(<DateTimeRangeField name="period" label="Period" />);
  await userEvent.type(screen.getByLabelText(field), `${text}{Enter}`);
  const group = screen.getByRole('group', { name: /^Period/u });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Please enter both days and times of Period'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is empty after a reset of its form', async () => {
  render(
    <Form<{ period?: DateTimeRange }> onSubmit={(_values, form) => form.reset({})}>
      <DateTimeRangeField name="period" label="Period" presets={[{ label: 'Last 24 hours', range: day }]} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const start = screen.getByLabelText('Start day of Period');
  await userEvent.click(screen.getByRole('button', { name: 'Last 24 hours' }));
  expect(start).toHaveValue('Nov 19, 2026');
  await send();
  await waitFor(() => expect(start).toHaveValue(''));
});

it('shows today of the chosen zone', async () => {
  chooseClock(() => Date.parse('2026-11-21T23:30:00Z'));
  render(<DateTimeRangeField label="Period" range={{ ...day, zone: 'Pacific/Auckland' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar of End day of Period' }));
  expect(await screen.findByRole('button', { name: /^Today, Sunday, November 22, 2026/u })).toBeVisible();
});

it('ends at the last moment of the wire format', () => {
  const late = { ...day, toDay: '9999-12-31', toTime: '23:00', zone: 'America/New_York' };
  expect(rangeMoments(late)?.end).toBe('9999-12-31T23:59:59.999Z');
  expect(rangeMoments({ ...late, zone: 'UTC' })?.end).toBe('9999-12-31T23:00:00.000Z');
});

it('converts to moments in UTC', () => {
  expect(rangeMoments(day)).toEqual({ start: '2026-11-19T08:30:00.000Z', end: '2026-11-20T08:30:00.000Z' });
  expect(rangeMoments({ ...day, toDay: '' })).toBeNull();
});

it.each([
  ['a plain time', '2026-07-01T12:00', 'Europe/Amsterdam', '2026-07-01T10:00:00.000Z'],
  ['a skipped time', '2026-03-29T02:30', 'Europe/Amsterdam', '2026-03-29T01:30:00.000Z'],
  ['a time that comes twice', '2026-10-25T02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z'],
  ['after the clocks went back', '2026-10-25T03:30', 'Europe/Amsterdam', '2026-10-25T02:30:00.000Z'],
  ['half an hour off', '2026-01-15T10:00', 'Asia/Kolkata', '2026-01-15T04:30:00.000Z'],
  ['a skipped day', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
])('reads %s', (_case, wall, zone, moment) => {
  expect(new Date(momentOf(wall, zone)).toISOString()).toBe(moment);
});
