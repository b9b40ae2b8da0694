import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NumberField } from '#design-system/form/fields/NumberField.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'NumberField',
  role: 'textbox',
  draw: (extra) => <NumberField name="field" label="Colour" {...extra} />,
});

const draw = (rules = {}) => drawForm(<NumberField name="field" label="Rows" {...rules} />);

it.each([
  ['12', 12],
  ['-0.5', -0.5],
  ['−0,5', -0.5],
  ['１２', 12],
  ['9007199254740991', 9_007_199_254_740_991],
  ['', null],
])('hands over %j as %j', async (text, value) => {
  const { onSubmit } = draw();
  if (text) await userEvent.type(screen.getByRole('textbox'), text);
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ field: value });
});

it.each([
  ['12a', {}, 'Rows must be a number, e.g. 12 or 0.5'],
  ['1,500', {}, 'Rows must be a number, e.g. 12 or 0.5'],
  ['9007199254740993', { whole: true }, 'Rows must be at most 9,007,199,254,740,991'],
  ['-9007199254740993', {}, 'Rows must be at least -9,007,199,254,740,991'],
  ['1e3', {}, 'Rows must be a number, e.g. 12 or 0.5'],
  ['1.5', { whole: true }, 'Rows must be a whole number'],
  ['0', { min: 1 }, 'Rows must be at least 1'],
  ['9', { min: 1, max: 5 }, 'Rows must be between 1 and 5'],
])('refuses %j under %j', async (text, rules, message) => {
  const { onSubmit } = draw(rules);
  await userEvent.type(screen.getByRole('textbox'), text);
  await send();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(message);
  expect(onSubmit).not.toHaveBeenCalled();
});
