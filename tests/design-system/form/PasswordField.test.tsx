import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from '#design-system/form/fields/PasswordField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import { passwordStrength } from '#design-system/form/strength.ts';

const draw = (strength = false) =>
  render(
    <Form onSubmit={() => {}}>
      <PasswordField name="password" label="Password" strength={strength} />
    </Form>,
  );

it('hides the password until asked and keeps what was typed', async () => {
  draw();
  const input = screen.getByLabelText(/^Password/);
  await userEvent.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows a warning while Caps Lock is on', () => {
  draw();
  const input = screen.getByLabelText(/^Password/);
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(input).toHaveAccessibleDescription('Caps Lock is on');
  fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
  expect(input).not.toHaveAccessibleDescription('Caps Lock is on');
});

it('shows the strength of the password', async () => {
  draw(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Password/), 'abc');
  expect(await screen.findByRole('status')).toHaveTextContent('Strength: weak');
});

it.each([
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['sun7flower', 'fair'],
  ['bl7e-Whale-92', 'strong'],
] as const)('calls %s %s', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength);
});
