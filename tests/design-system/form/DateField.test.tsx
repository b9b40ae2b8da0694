import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateField } from '#design-system/form/dates/DateField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';

const draw = (onSubmit: (values: { day: string }) => void = () => {}) => {
  render(
    <Form<{ day: string }> onSubmit={(values) => onSubmit(values)}>
      <DateField name="day" label="First day" min="2026-11-20" max="2027-11-20" required hint="In your time zone" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return screen.getByLabelText('First day');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('hands over the day as it was chosen', async () => {
  const onSubmit = vi.fn<(values: { day: string }) => void>();
  const input = draw(onSubmit);
  expect(input).toHaveAccessibleDescription('In your time zone');
  fireEvent.change(input, { target: { value: '2026-12-01' } });
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ day: '2026-12-01' });
});

it.each([
  ['', 'Please enter First day'],
  ['2026-11-19', 'First day must be 2026-11-20 or later'],
  ['2027-11-21', 'First day must be 2027-11-20 or earlier'],
])('refuses %j', async (day, message) => {
  const onSubmit = vi.fn<() => void>();
  const input = draw(onSubmit);
  if (day) fireEvent.change(input, { target: { value: day } });
  await send();
  expect(input).toHaveAccessibleDescription(`${message} In your time zone`);
  expect(input).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
