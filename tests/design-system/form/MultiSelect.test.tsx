import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MultiSelect } from '#design-system/form/fields/MultiSelect.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const options = ['Air', 'Water', 'Fire'].map((label) => ({ value: label.toLowerCase(), label }));

verifyField({
  name: 'MultiSelect',
  role: 'combobox',
  draw: (extra) => <MultiSelect {...extra} name="field" label="Colour" options={options} />,
  empty: 'Please choose: Colour',
});

const inForm = (values: unknown, most = 2) => {
  const { onSubmit } = drawForm(<MultiSelect name="kinds" label="Kinds" options={options} maxItems={most} />, {
    kinds: values,
  });
  return { onSubmit, box: screen.getByRole('combobox', { name: /^Kinds/ }) };
};

it('adds choices in order, and keeps the list open', async () => {
  const { onSubmit, box } = inForm([]);
  await userEvent.type(box, 'fire{Enter}');
  await userEvent.click(screen.getByRole('option', { name: 'Air' }));
  expect(screen.getByRole('option', { name: 'Air' })).toHaveAttribute('aria-selected', 'true');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kinds: ['fire', 'air'] }));
});

it('removes choices by button, by the list and by Backspace', async () => {
  const { onSubmit, box } = inForm(['air', 'water', 'fire'], 3);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Air' }));
  expect(box).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Air removed');
  await userEvent.click(box);
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(screen.getByRole('option', { name: 'Water' }));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kinds: [] }));
});

it('removes all choices by one button, if the field is optional', async () => {
  const { onSubmit, box } = inForm(['air', 'water']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Kinds' }));
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear Kinds' })).toBeNull();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kinds: [] }));
});

it('keeps the choices while a searched text is deleted', async () => {
  const { box } = inForm(['air', 'water']);
  await userEvent.type(box, 'f{Backspace}');
  expect(screen.getByRole('button', { name: 'Remove Air' })).toBeVisible();
});

it('clears the announcement of a removed choice with the next one', async () => {
  const { box } = inForm(['air']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Air' }));
  expect(screen.getByRole('status')).toHaveTextContent('Air removed');
  await userEvent.type(box, 'air{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Air' }));
  expect(screen.getByRole('status')).toHaveTextContent('Air removed');
});

it('refuses changes while it is read-only', async () => {
  const onValuesChange = vi.fn<(values: readonly string[]) => void>();
  render(<MultiSelect label="Kinds" options={options} readOnly values={['air']} onValuesChange={onValuesChange} />);
  const box = screen.getByRole('combobox', { name: 'Kinds' });
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Air' })).toBeNull();
  expect(onValuesChange).not.toHaveBeenCalled();
});

it('refuses more than the maximum', async () => {
  const { onSubmit, box } = inForm(['air', 'water', 'fire']);
  await send();
  await waitFor(() => expect(box).toHaveAccessibleDescription('Please choose at most 2 of Kinds'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([null, undefined, 'air', 7])('shows nothing chosen for %s', (value) => {
  inForm(value);
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});
