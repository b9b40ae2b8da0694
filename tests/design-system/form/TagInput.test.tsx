import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TagInput, withTags } from '#design-system/form/fields/TagInput.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'TagInput',
  role: 'textbox',
  draw: (extra) => <TagInput {...extra} name="field" label="Colour" />,
  empty: 'Please enter Colour Press Enter or comma after each',
});

const inForm = (tags: readonly string[] = []) => {
  const { onSubmit } = drawForm(<TagInput name="tags" label="Tags" required maxItems={3} maxLength={10} />, { tags });
  return { onSubmit, input: screen.getByRole('textbox', { name: /^Tags/u }) };
};
const removeNames = () =>
  screen.queryAllByRole('button', { name: /^Remove/u }).map((one) => one.getAttribute('aria-label'));

it('adds by comma, Enter and leaving, and sends the list', async () => {
  const { onSubmit, input } = inForm();
  await userEvent.type(input, 'rain, wind{Enter}air');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tags: ['rain', 'wind', 'air'] }));
});

it('announces a duplicate tag', async () => {
  const { input } = inForm(['rain']);
  await userEvent.type(input, 'Rain{Enter}');
  expect(removeNames()).toEqual(['Remove rain']);
  expect(screen.getByRole('status')).toHaveTextContent('Rain is already there');
  await userEvent.type(input, 'Rai');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(input, 'n{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Rain is already there');
});

it('splits a pasted list', async () => {
  const { input } = inForm();
  await userEvent.click(input);
  await userEvent.paste('rain; wind\nair');
  expect(removeNames()).toEqual(['Remove rain', 'Remove wind', 'Remove air']);
});

it('splits a list pasted at the caret', async () => {
  const { input } = inForm();
  await userEvent.type(input, 'rainair', { initialSelectionStart: 0 });
  (input as HTMLInputElement).setSelectionRange(4, 4);
  await userEvent.paste(', wind，');
  expect(removeNames()).toEqual(['Remove rain', 'Remove wind', 'Remove air']);
});

it('refuses changes while it is read-only', async () => {
  const onValuesChange = vi.fn<(values: readonly string[]) => void>();
  render(<TagInput label="Tags" readOnly values={['rain']} onValuesChange={onValuesChange} />);
  const input = screen.getByRole('textbox', { name: 'Tags' });
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace}');
  fireEvent.paste(input, { clipboardData: { getData: () => 'wind, air' } });
  expect(onValuesChange).not.toHaveBeenCalled();
});

it('removes one tag while Backspace is held', async () => {
  const { input } = inForm(['rain', 'wind', 'air']);
  await userEvent.click(input);
  await userEvent.keyboard('{Backspace>3/}');
  expect(removeNames()).toEqual(['Remove rain', 'Remove wind']);
});

it('waits for the end of the composition', () => {
  const { input } = inForm();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: '雨、' }, isComposing: true });
  expect(removeNames()).toEqual([]);
  fireEvent.compositionEnd(input);
  expect(removeNames()).toEqual(['Remove 雨']);
});

it('keeps a typed tag when another one is removed by a press', async () => {
  const { input } = inForm(['rain']);
  await userEvent.type(input, 'wind');
  await userEvent.click(screen.getByRole('button', { name: 'Remove rain' }));
  expect(removeNames()).toEqual(['Remove wind']);
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
  [[], '雨，風、海', ['雨', '風', '海']],
  [[], 'مطر، ريح', ['مطر', 'ريح']],
])('adds to %j from %j', (values, text, next) => {
  expect(withTags(values, text)).toEqual(next);
});
