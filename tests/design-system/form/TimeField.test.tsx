import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TimeField } from '#design-system/form/dates/TimeField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { isTime } from '#design-system/internal/format/zone.ts';
import { verifyField } from '../../support/components/verifyField.tsx';

verifyField({ name: 'TimeField', draw: (extra) => <TimeField name="field" label="Colour" {...extra} /> });

const draw = (onSubmit: (values: { time: string }) => void = () => {}) => {
  render(
    <Form<{ time: string }> onSubmit={(values) => onSubmit(values)}>
      <TimeField name="time" label="Time" min="08:00" max="18:00" required />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return screen.getByLabelText('Time');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('hands over the time as it was typed', async () => {
  const onSubmit = vi.fn<(values: { time: string }) => void>();
  const input = draw(onSubmit);
  fireEvent.change(input, { target: { value: '09:30' } });
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ time: '09:30' });
});

it.each([
  ['', 'Please enter Time'],
  ['07:59', 'Time must be 08:00 or later'],
  ['18:01', 'Time must be 18:00 or earlier'],
])('refuses %j', async (time, message) => {
  const onSubmit = vi.fn<() => void>();
  const input = draw(onSubmit);
  if (time) fireEvent.change(input, { target: { value: time } });
  await send();
  expect(input).toHaveAccessibleDescription(message);
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each(['24:00', '9:30', '09:60', 'noon', ''])('%j is no time', (text) => {
  expect(isTime(text)).toBe(false);
});
