import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from '#design-system/form/fields/RadioGroup.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const options = [
  { value: 'public', label: 'Public', hint: 'Anyone may buy' },
  { value: 'private', label: 'Private' },
  { value: 'closed', label: 'Closed', disabled: true },
] as const;

const draw = () =>
  drawForm(<RadioGroup name="access" label="Access" options={options} required hint="You can change it later" />);

it('is one group with its name and hint, and choices with theirs', () => {
  draw();
  expect(screen.getByRole('radiogroup', { name: 'Access' })).toHaveAccessibleDescription('You can change it later');
  expect(screen.getByRole('radio', { name: 'Public' })).toHaveAccessibleDescription('Anyone may buy');
  expect(screen.getByRole('radio', { name: 'Closed' })).toBeDisabled();
});

it('must be answered when required; focus goes to the first choice', async () => {
  const { onSubmit } = draw();
  await send();
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
  const { onSubmit } = draw();
  await userEvent.click(screen.getByText('Private'));
  await send();
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
