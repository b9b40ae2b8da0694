import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Select } from '#design-system/form/fields/Select.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue', disabled: true },
] as const;

verifyField({
  name: 'Select',
  role: 'combobox',
  empty: 'Please choose: Colour',
  draw: (extra) => <Select name="field" label="Colour" options={options} placeholder="Choose" {...extra} />,
});

it('hands over the chosen value', async () => {
  const { onSubmit } = drawForm(<Select name="colour" label="Colour" options={options} placeholder="Choose" />);
  expect(screen.getByRole('option', { name: 'Blue' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Colour/ }), 'Red');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ colour: 'red' });
});
