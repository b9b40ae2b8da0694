import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Form, FormError, SubmitButton, type FormProps } from '#design-system/form/Form.tsx';
import { message, messages } from '#design-system/form/messages.ts';

interface Values {
  name: string;
  email: string;
}

const draw = (onSubmit: FormProps<Values>['onSubmit']) =>
  render(
    <Form<Values> aria-label="Person" defaultValues={{ name: '', email: '' }} onSubmit={onSubmit}>
      <TextField name="name" label="name" required />
      <TextField name="email" label="email" type="email" />
      <FormError />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
const save = () => screen.getByRole('button', { name: 'Save' });

it('hands over the typed values once every rule holds', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  draw((values) => onSubmit(values));
  await userEvent.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ana{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', email: '' });
});

it('sends once however often it is pressed, and is busy until the answer', async () => {
  const answer = Promise.withResolvers<void>();
  const onSubmit = vi.fn<() => Promise<void>>(() => answer.promise);
  draw(onSubmit);
  await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ana{Enter}{Enter}');
  await userEvent.click(save());
  expect(save()).toHaveAttribute('aria-busy', 'true');
  expect(onSubmit).toHaveBeenCalledOnce();
  answer.resolve();
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  await userEvent.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it("shows the server's refusal at its fields and keeps what was typed", async () => {
  draw(() => ({ fields: { email: 'Already in use' }, form: 'Nothing was saved' }));
  const email = screen.getByRole('textbox', { name: /^email/ });
  await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ana');
  await userEvent.type(email, 'ana@example.org');
  await userEvent.click(save());
  await waitFor(() => expect(email).toHaveAccessibleDescription('Already in use'));
  expect(email).toHaveFocus();
  expect(email).toHaveValue('ana@example.org');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved');
});

it('shows the refusal of a field that it does not have, and can be sent again', async () => {
  const onSubmit = vi.fn<FormProps<Values>['onSubmit']>().mockReturnValueOnce({ fields: { email: 'No longer sold' } });
  render(
    <Form<Values> defaultValues={{ name: 'Ana', email: '' }} onSubmit={onSubmit}>
      <TextField name="name" label="name" />
      <FormError />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await userEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('No longer sold');
  await userEvent.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('opens the fold of a field that the server refuses, even where a frame comes before the error', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => {
    queueMicrotask(() => call(0));
    return 0;
  });
  onTestFinished(() => frames.mockRestore());
  render(
    <Form onSubmit={async () => Promise.resolve({ fields: { city: 'City is taken' } })} defaultValues={{ city: '' }}>
      <details>
        <summary>More</summary>
        <TextField name="city" label="City" />
      </details>
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^City/)).toHaveFocus(), { timeout: 3000 });
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('opens the fold of a wrong field and moves the focus there', async () => {
  render(
    <Form<Values> aria-label="Person" defaultValues={{ name: '', email: '' }} onSubmit={() => undefined}>
      <TextField name="email" label="email" type="email" />
      <details>
        <summary>More</summary>
        <TextField name="name" label="name" required />
      </details>
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await userEvent.click(save());
  const name = screen.getByRole('textbox', { name: 'name' });
  await waitFor(() => expect(name).toBeVisible());
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
});

it('forgets a refusal when the field changes, so that it can be sent again', async () => {
  const answers = [{ fields: { email: 'Already in use' }, form: 'Nothing was saved' }, undefined];
  const onSubmit = vi.fn<() => (typeof answers)[number]>(() => answers.shift());
  draw(onSubmit);
  await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ana');
  await userEvent.click(save());
  const email = screen.getByRole('textbox', { name: /^email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription('Already in use'));
  await userEvent.type(email, 'ana@example.org');
  expect(email).not.toHaveAttribute('aria-invalid');
  await userEvent.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('can be sent again after an uncaught failure', async () => {
  const unhandled = vi.fn<() => void>();
  process.once('unhandledRejection', unhandled);
  const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(undefined);
  draw(onSubmit);
  await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ana{Enter}');
  await waitFor(() => expect(unhandled).toHaveBeenCalled());
  expect(save()).not.toHaveAttribute('aria-busy');
  await userEvent.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('fills the places of a message, the first as the specification has it', () => {
  expect(messages.required).toBe('Please enter {label}');
  expect(message('length', { label: 'name', min: 2, max: 5 })).toBe('name must have between 2 and 5 characters');
  expect(message('required', {})).toBe('Please enter {label}');
});

it('shows all errors in the first frame, and hides each once its field is valid', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <Form<Values> defaultValues={{ name: '', email: 'nowhere' }} onSubmit={onSubmit} showErrors>
      <TextField name="name" label="name" required />
      <TextField name="email" label="email" type="email" />
      <TextField name="city" label="city" defaultValue="Oslo" required />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const name = screen.getByRole('textbox', { name: 'name' });
  const email = screen.getByRole('textbox', { name: /^email/ });
  expect(name).toHaveAccessibleDescription('Please enter name');
  expect(email).toHaveAttribute('aria-invalid', 'true');
  // Once react-hook-form has checked.
  await act(async () => {});
  expect(name).toHaveAccessibleDescription('Please enter name');
  expect(screen.getByRole('textbox', { name: 'city' })).not.toHaveAttribute('aria-invalid');
  expect(document.body).toHaveFocus();
  await userEvent.type(name, 'A');
  expect(name).not.toHaveAttribute('aria-invalid');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('can start with a refusal, keeps the focus, and can be sent again', async () => {
  const onSubmit = vi.fn<() => void>();
  const refusal = { fields: { email: 'Already in use' }, form: 'Nothing was saved' };
  render(
    <Form<Values> defaultValues={{ name: 'Ana', email: 'a@b.org' }} onSubmit={onSubmit} refusal={refusal}>
      <TextField name="name" label="name" required />
      <TextField name="email" label="email" type="email" />
      <FormError />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const email = screen.getByRole('textbox', { name: /^email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription('Already in use'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(document.body).toHaveFocus();
  await userEvent.type(email, 'x');
  expect(email).not.toHaveAttribute('aria-invalid');
  await userEvent.click(save());
  expect(onSubmit).toHaveBeenCalledOnce();
});
