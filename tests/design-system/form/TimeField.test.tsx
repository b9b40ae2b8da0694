import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TimeField } from '#design-system/form/dates/TimeField.tsx';
import { chooseFormats } from '#design-system/internal/format/formats.ts';
import { timeForm } from '#design-system/internal/format/timeForm.ts';
import { isTime } from '#design-system/internal/format/wallTime.ts';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

afterEach(() => chooseFormats({}));

verifyField({ name: 'TimeField', draw: (extra) => <TimeField name="field" label="Colour" {...extra} /> });

const draw = () => {
  const { onSubmit } = drawForm(<TimeField name="time" label="Time" min="08:00" max="18:00" required />);
  return { onSubmit, input: screen.getByLabelText('Time') };
};

it('hands over the time as it was typed', async () => {
  const { onSubmit, input } = draw();
  fireEvent.change(input, { target: { value: '09:30' } });
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ time: '09:30' });
});

it.each([
  ['', 'Please enter Time'],
  ['07:59', 'Time must be 8:00 AM or later'],
  ['6:01 pm', 'Time must be 6:00 PM or earlier'],
  ['noon', 'Time must be a time of day, e.g. 9:30 AM'],
  ['24:00', 'Time must be a time of day, e.g. 9:30 AM'],
])('refuses %j', async (time, message) => {
  const { onSubmit, input } = draw();
  if (time) fireEvent.change(input, { target: { value: time } });
  await send();
  expect(input).toHaveAccessibleDescription(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows the time in the format of the language after it is left', async () => {
  chooseFormats({ locale: 'de' });
  const onChange = vi.fn<(time: string) => void>();
  render(<TimeField label="Time" onChange={({ target }) => onChange(target.value)} />);
  const input = screen.getByLabelText('Time');
  expect(input).toHaveAttribute('placeholder', 'HH:MM');
  await userEvent.type(input, '2145');
  await userEvent.tab();
  expect(input).toHaveValue('21:45');
  expect(onChange).toHaveBeenLastCalledWith('21:45');
});

it('moves by minutes and hours, around midnight too', async () => {
  render(<TimeField label="Time" defaultValue="23:30" />);
  const input = screen.getByLabelText('Time');
  expect(input).toHaveAttribute('placeholder', 'HH:MM AM/PM');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}');
  expect(input).toHaveValue('11:31 PM');
  await userEvent.keyboard('{PageUp}{ArrowDown}');
  expect(input).toHaveValue('12:30 AM');
});

it.each([
  ['08:00', '{ArrowDown}', '8:00 AM'],
  ['17:30', '{PageUp}', '6:00 PM'],
  ['07:00', '{ArrowUp}', '8:00 AM'],
])('from %s, %s stops at a bound: %s', async (time, key, shown) => {
  render(<TimeField label="Time" min="08:00" max="18:00" defaultValue={time} />);
  const input = screen.getByLabelText('Time');
  await userEvent.click(input);
  await userEvent.keyboard(key);
  expect(input).toHaveValue(shown);
});

it('ignores keys while it cannot be edited', async () => {
  render(<TimeField label="Time" defaultValue="09:30" readOnly />);
  await userEvent.click(screen.getByLabelText('Time'));
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByLabelText('Time')).toHaveValue('9:30 AM');
});

it.each(['24:00', '9:30', '09:60', 'noon', ''])('%j is no time', (text) => {
  expect(isTime(text)).toBe(false);
});

it.each([
  ['en-US', '9:30 AM', '09:30'],
  ['en-US', '9:30\u202FPM', '21:30'],
  ['en-US', '12 am', '00:00'],
  ['en-US', '12:05p', '12:05'],
  ['en-US', '09:30', '09:30'],
  ['en-US', '21:30', '21:30'],
  ['en-US', '13 pm', ''],
  ['en-US', '9:3', ''],
  ['en-US', '9:30:00', ''],
  ['en-US', '930', '09:30'],
  ['de', '9.30', '09:30'],
  ['de', '9:30 Uhr', '09:30'],
  ['fr', '9 h 30', '09:30'],
  ['ko', '오후 9:30', '21:30'],
  ['ar', '٩:٣٠ م', '21:30'],
])('%s reads %j as %j', (locale, text, time) => {
  chooseFormats({ locale });
  expect(timeForm().read(text)).toBe(time);
});

it.each(['en-US', 'en-GB', 'de', 'fr', 'fi', 'ko', 'ja', 'zh-TW', 'zh-CN', 'hi', 'ar', 'fa', 'he', 'bg', 'es-US'])(
  'reads what it writes in %s',
  (locale) => {
    chooseFormats({ locale });
    const form = timeForm();
    for (const time of ['00:00', '00:59', '03:07', '11:59', '12:00', '12:30', '18:05', '23:59'])
      expect(form.read(form.write(time))).toBe(time);
  },
);
