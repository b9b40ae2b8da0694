// Drafts that survive an expired session: for the same person, page, form and subject only.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Form, OneTimeCode, PasswordField, TextField } from '#design-system';
import { watchForms } from '#src/app/layouts/sessionDrafts.ts';
import { expireSession } from '#src/state/me/endSession.ts';
import { session } from '#src/state/me/session.ts';

const signIn = (userId: string) => Object.assign(session, { token: `token of ${userId}`, userId, ending: false });

/** A form about a person, prefilled with the name. */
function about(name: string, path = '/admin') {
  cleanup();
  window.history.replaceState(null, '', path);
  render(
    <Form defaultValues={{ name, note: '', password: '' }} onSubmit={() => {}}>
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" required />
      <PasswordField name="password" label="Password" required />
    </Form>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  return { note: field('Note'), password: field('Password') };
}

beforeEach(async () => {
  sessionStorage.clear();
  watchForms();
  signIn('u1');
  const { note, password } = about('Ana');
  await userEvent.type(note, 'half a sent');
  await userEvent.type(password, 'a secret');
  await expireSession();
});

it('restores a draft for the same person, form and subject, without its secrets', () => {
  signIn('u1');
  const { note, password } = about('Ana');
  expect([note.value, password.value]).toEqual(['half a sent', '']);
});

/** A form in two steps: the second unmounts the fields of the first, whose values stay in the form. */
function InSteps() {
  const [second, goOn] = useState(false);
  return (
    <Form defaultValues={{ note: '', password: '', code: '' }} onSubmit={() => {}}>
      <TextField name="note" label="Note" required />
      {second ? (
        <OneTimeCode name="code" label="Code" length={8} required />
      ) : (
        <PasswordField name="password" label="Password" required />
      )}
      <button type="button" onClick={() => goOn(true)}>
        On
      </button>
    </Form>
  );
}

it('stores no secret of an unmounted step', async () => {
  cleanup();
  sessionStorage.clear();
  signIn('u1');
  render(<InSteps />);
  await userEvent.type(screen.getByLabelText('Note'), 'half a sentence');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'a secret');
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  await userEvent.type(screen.getByLabelText('Code'), '4711');
  await expireSession();
  const kept = JSON.stringify(Object.entries(sessionStorage));
  expect(kept).toContain('half a sentence');
  expect(kept).not.toContain('a secret');
  expect(kept).not.toContain('4711');
});

it.each([
  ['a form about somebody else', 'u1', 'Ben', '/admin'],
  ['another page', 'u1', 'Ana', '/profile'],
  ['another person', 'u2', 'Ana', '/admin'],
])('restores nothing into %s', (_what, userId, name, path) => {
  signIn(userId);
  expect(about(name, path).note.value).toBe('');
});
