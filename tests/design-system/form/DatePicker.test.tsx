import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DatePicker } from '#design-system/form/dates/DatePicker.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';

verifyField({ name: 'DatePicker', draw: (extra) => <DatePicker name="field" label="Colour" {...extra} /> });

const draw = (onSubmit: (values: { day: string }) => void = () => {}) => {
  render(
    <Form<{ day: string }> onSubmit={(values) => onSubmit(values)}>
      <DatePicker name="day" label="First day" min="2026-11-10" max="2027-11-20" required />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return screen.getByLabelText('First day');
};
const opener = (label = 'First day') => screen.getByRole('button', { name: `Open the calendar of ${label}` });

it('hands over the day that was chosen in the calendar, and returns the focus', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(values: { day: string }) => void>();
  const input = draw(onSubmit);
  fireEvent.change(input, { target: { value: '2026-11-20' } });
  await user.click(opener());
  await waitFor(() => expect(screen.getByRole('button', { name: /November 20, 2026/u })).toHaveFocus());
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener()).toHaveFocus();
  expect(input).toHaveValue('2026-11-21');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ day: '2026-11-21' });
});

it.each([
  ['', 'Please enter First day'],
  ['2026-11-09', 'First day must be 2026-11-10 or later'],
  ['2027-11-21', 'First day must be 2027-11-20 or earlier'],
])('refuses the typed day %j', async (day, message) => {
  const onSubmit = vi.fn<() => void>();
  const input = draw(onSubmit);
  if (day) fireEvent.change(input, { target: { value: day } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(input).toHaveAccessibleDescription(message);
  expect(input).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('tells a controlled caller', async () => {
  const onChange = vi.fn<(day: string) => void>();
  render(<DatePicker label="Day" value="2026-11-20" onChange={({ target }) => onChange(target.value)} />);
  await userEvent.click(opener('Day'));
  await userEvent.click(await screen.findByRole('button', { name: /November 24, 2026/u }));
  expect(onChange.mock.calls).toEqual([['2026-11-24']]);
});

it('closes by its button and by a press outside', async () => {
  const user = userEvent.setup();
  const input = draw();
  await user.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(input);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([{ disabled: true }, { readOnly: true }, { disabled: false, readOnly: true }])(
  'has no calendar with %j',
  (props) => {
    render(<DatePicker label="Day" {...props} />);
    expect(opener('Day')).toBeDisabled();
  },
);
