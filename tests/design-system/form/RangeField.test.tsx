import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RangeField, type Range } from '#design-system/marketplace/fields/RangeField.tsx';
import { Form } from '#design-system/form/Form.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const low = () => screen.getByRole('textbox', { name: 'Lowest Price' });
const high = () => screen.getByRole('textbox', { name: 'Highest Price' });

it('hands over both ends from a form', async () => {
  const { onSubmit } = drawForm(<RangeField name="price" label="Price" />, { price: { min: '', max: '' } });
  await userEvent.type(low(), '1.5');
  await userEvent.type(high(), '20');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ price: { min: '1.5', max: '20' } });
});

it('is marked as optional in a form, and only there', () => {
  render(
    <Form<{ price: Range }> onSubmit={() => {}}>
      <RangeField name="price" label="Price" />
    </Form>,
  );
  expect(screen.getByRole('group', { name: /^Price\s*\(optional\)$/ })).toBeVisible();
  cleanup();
  render(<RangeField label="Price" />);
  expect(screen.getByRole('group', { name: 'Price' })).toBeVisible();
});

it('refuses swapped ends, and lets either end correct the error', async () => {
  const { onSubmit } = drawForm(<RangeField name="price" label="Price" />, { price: { min: '9', max: '2' } });
  await send();
  const group = screen.getByRole('group', { name: /^Price/ });
  expect(group).toHaveAccessibleDescription('The lowest Price must not be above the highest');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(high(), '0');
  await waitFor(() => expect(group).not.toHaveAccessibleDescription());
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it.each([
  ['9', '2', 'The lowest Price must not be above the highest'],
  ['-1', '', 'Price cannot be negative'],
  ['', '1e30', 'Price must be written in digits with a point, e.g. 12 or 0.25'],
  ['', '0.1234567', 'Price can have at most 6 decimals'],
])('alone shows the error of %j to %j, and reports no change until it is fixed', async (min, max, problem) => {
  const onRangeChange = vi.fn<(range: Range) => void>();
  render(<RangeField label="Price" onRangeChange={onRangeChange} />);
  if (min) fireEvent.change(low(), { target: { value: min } });
  onRangeChange.mockClear();
  if (max) fireEvent.change(high(), { target: { value: max } });
  const group = screen.getByRole('group', { name: 'Price' });
  await waitFor(() => expect(group).toHaveAccessibleDescription(problem));
  expect(onRangeChange).not.toHaveBeenCalled();
  fireEvent.change(min && max ? high() : min ? low() : high(), { target: { value: '12' } });
  expect(group).not.toHaveAccessibleDescription();
  expect(onRangeChange).toHaveBeenCalledOnce();
});

it('alone reports readable values only', async () => {
  const onRangeChange = vi.fn<(range: Range) => void>();
  render(<RangeField label="Price" onRangeChange={onRangeChange} defaultRange={{ min: '1', max: '' }} />);
  await userEvent.type(high(), '5x');
  expect(onRangeChange.mock.calls).toEqual([[{ min: '1', max: '5' }]]);
});
