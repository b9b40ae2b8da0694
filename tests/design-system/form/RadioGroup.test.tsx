import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from '#design-system/form/fields/RadioGroup.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';

const options = [
  { value: 'public', label: 'Public', hint: 'Anyone may buy' },
  { value: 'private', label: 'Private' },
  { value: 'closed', label: 'Closed', disabled: true },
] as const;

const draw = (onSubmit: (values: { access: string }) => void = () => {}) =>
  render(
    <Form<{ access: string }> onSubmit={(values) => onSubmit(values)}>
      <RadioGroup name="access" label="Access" options={options} required hint="You can change it later" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );

it('is one group with its name and hint, and choices with theirs', () => {
  draw();
  expect(screen.getByRole('radiogroup', { name: 'Access' })).toHaveAccessibleDescription('You can change it later');
  expect(screen.getByRole('radio', { name: 'Public' })).toHaveAccessibleDescription('Anyone may buy');
  expect(screen.getByRole('radio', { name: 'Closed' })).toBeDisabled();
});

it('must be answered when required; focus goes to the first choice', async () => {
  const onSubmit = vi.fn<() => void>();
  draw(onSubmit);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose: Access You can change it later');
  expect(screen.getByRole('radio', { name: 'Public' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is announced as required only when it is', () => {
  draw();
  expect(screen.getByRole('radiogroup')).toBeRequired();
  cleanup();
  render(<RadioGroup label="Access" options={options} />);
  expect(screen.getByRole('radiogroup')).not.toBeRequired();
});

it('hands over the choice made by label', async () => {
  const onSubmit = vi.fn<(values: { access: string }) => void>();
  draw(onSubmit);
  await userEvent.click(screen.getByText('Private'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({ access: 'private' });
});

it('stands alone', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<RadioGroup label="Access" options={options} defaultValue="private" onValueChange={onValueChange} />);
  expect(screen.getByRole('radio', { name: 'Private' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Public' }));
  expect(onValueChange).toHaveBeenCalledWith('public');
});

it('follows the direction of the page', () => {
  draw();
  expect(screen.getByRole('radiogroup')).toHaveAttribute('dir', 'ltr');
  cleanup();
  document.documentElement.dir = 'rtl';
  draw();
  expect(screen.getByRole('radiogroup')).toHaveAttribute('dir', 'rtl');
  document.documentElement.removeAttribute('dir');
});
