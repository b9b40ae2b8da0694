import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HoursField } from '#design-system/marketplace/fields/HoursField.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'HoursField',
  role: 'textbox',
  draw: (extra) => <HoursField name="field" label="Colour" {...extra} />,
});

const draw = () => {
  const { onSubmit } = drawForm(<HoursField name="hours" label="Length" required />, { hours: null });
  return { onSubmit, input: screen.getByRole('textbox', { name: 'Length' }) };
};

it('fills in a preset length with one press', async () => {
  const { onSubmit, input } = draw();
  await userEvent.click(screen.getByRole('button', { name: '7 d' }));
  expect(input).toHaveValue('168');
  expect(screen.getByRole('button', { name: '7 d' })).toHaveAttribute('aria-pressed', 'true');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ hours: 168 });
});

it('counts in the chosen unit and shows the hours', async () => {
  const { onSubmit, input } = draw();
  await userEvent.type(input, '3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of Length' }), 'days');
  expect(input).toHaveValue('3');
  expect(input).toHaveAccessibleDescription('72 hours');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ hours: 72 });
});

it('shows at once that a year is the maximum', async () => {
  const { input } = draw();
  await userEvent.type(input, '8760');
  expect(input).not.toHaveAttribute('aria-invalid');
  await userEvent.clear(input);
  await userEvent.type(input, '8761');
  expect(input).toHaveAccessibleDescription('Length must be between 1 and 8,760 hours');
});

it.each([
  ['0', 'Length must be between 1 and 8,760 hours'],
  ['1.5', 'Length must be a whole number'],
  ['-1', 'Length must be a whole number'],
  ['1e2', 'Length must be a whole number'],
])('refuses %j and keeps it for correction', async (text, message) => {
  const { onSubmit, input } = draw();
  await userEvent.type(input, text);
  await send();
  expect(input).toHaveAccessibleDescription(message);
  expect(input).toHaveValue(text);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps a preset length when the unit changes, and otherwise the typed number', async () => {
  const { onSubmit, input } = draw();
  const unit = screen.getByRole('combobox', { name: 'Unit of Length' });
  await userEvent.click(screen.getByRole('button', { name: '7 d' }));
  await userEvent.selectOptions(unit, 'days');
  expect(input).toHaveValue('7');
  expect(input).toHaveAccessibleDescription('168 hours');
  await userEvent.selectOptions(unit, 'weeks');
  expect(input).toHaveValue('1');
  await userEvent.selectOptions(unit, 'hours');
  expect(input).toHaveValue('168');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ hours: 168 });
  await userEvent.clear(input);
  await userEvent.type(input, '3');
  await userEvent.selectOptions(unit, 'days');
  expect(input).toHaveValue('3');
});
