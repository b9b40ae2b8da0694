import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TagInput, withTags } from '#design-system/form/fields/TagInput.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';

const inForm = (tags: readonly string[] = []) => {
  const onSubmit = vi.fn<(values: { tags: readonly string[] }) => void>();
  render(
    <Form<{ tags: readonly string[] }> defaultValues={{ tags }} onSubmit={(values) => onSubmit(values)}>
      <TagInput name="tags" label="Tags" required most={3} maxLength={10} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { onSubmit, input: screen.getByRole('textbox', { name: /^Tags/u }) };
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const removeNames = () =>
  screen.queryAllByRole('button', { name: /^Remove/u }).map((one) => one.getAttribute('aria-label'));

it('adds by comma, Enter and leaving, and sends the list', async () => {
  const { onSubmit, input } = inForm();
  await userEvent.type(input, 'rain, wind{Enter}air');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tags: ['rain', 'wind', 'air'] }));
});

it('splits a pasted list', async () => {
  const { input } = inForm();
  await userEvent.click(input);
  await userEvent.paste('rain; wind\nair');
  expect(removeNames()).toEqual(['Remove rain', 'Remove wind', 'Remove air']);
});

it('removes by Backspace and by button, announces it and keeps the focus', async () => {
  const { input } = inForm(['rain', 'wind', 'air']);
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace}');
  expect(removeNames()).toEqual(['Remove rain', 'Remove wind']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove rain' }));
  expect(removeNames()).toEqual(['Remove wind']);
  expect(screen.getByRole('status')).toHaveTextContent('rain removed');
  expect(input).toHaveFocus();
});

it.each([
  [[], 'Please enter Tags'],
  [['a', 'b', 'c', 'd'], 'Please choose at most 3 of Tags'],
  [['longer than ten'], 'Tags must have at most 10 characters'],
])('refuses %j', async (tags, message) => {
  const { onSubmit, input } = inForm(tags);
  await send();
  await waitFor(() => expect(input).toHaveAccessibleDescription(`${message} Press Enter or comma after each`));
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  [['rain'], 'Rain', ['rain']],
  [['rain'], ' , ;', ['rain']],
  [['rain'], 'wind, Wind', ['rain', 'wind']],
])('adds to %j from %j', (values, text, next) => {
  expect(withTags(values, text)).toEqual(next);
});
