import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'TextField',
  role: 'textbox',
  draw: (extra) => <TextField name="field" label="Colour" {...extra} />,
});

it('stands alone without a form', async () => {
  const onChange = vi.fn<() => void>();
  render(<TextField label="Colour" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Colour/ }), 'red');
  expect(onChange).toHaveBeenCalledTimes(3);
});

it.each([
  ['short', { minLength: 3 }, 'ab', 'Colour must have at least 3 characters'],
  ['long', { maxLength: 3 }, 'abcd', 'Colour must have at most 3 characters'],
  ['outside', { minLength: 3, maxLength: 5 }, 'ab', 'Colour must have between 3 and 5 characters'],
  ['no email', { type: 'email' }, 'a@b', 'Colour must be an email address, e.g. name@example.org'],
  ['no url', { type: 'url' }, 'javascript:1', 'Colour must be a web address that begins with https:// or http://'],
  ['unlike', { pattern: /^[a-z]+$/ }, 'A1', 'Colour is not in the expected form'],
] as const)('shows an error for a text that is %s', async (_name, rules, text, message) => {
  drawForm(<TextField name="field" label="Colour" {...rules} />);
  const input = screen.getByRole('textbox', { name: /^Colour/ });
  await userEvent.type(input, text);
  expect(input).not.toHaveAttribute('aria-invalid');
  await send();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription(message);
});

it('shows and clears an error within the keystroke that decides it', async () => {
  drawForm(<TextField name="field" label="Colour" required minLength={2} />);
  await send();
  const input = screen.getByRole('textbox', { name: /^Colour/ }) as HTMLInputElement;
  expect(input).toHaveAccessibleDescription('Please enter Colour');
  // A native event, and no await: what is on the page now is what the same frame would paint.
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('a');
  expect(input).toHaveAccessibleDescription('Colour must have at least 2 characters');
  type('ab');
  expect(input).not.toHaveAttribute('aria-invalid');
  type('');
  expect(input).toHaveAccessibleDescription('Please enter Colour');
});
