import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { Combobox, type ComboboxProps } from '#design-system/form/fields/Combobox.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const options = [
  { value: 'ana', label: 'Ana Ström', hint: 'ana@example.org' },
  { value: 'bo', label: 'Bo Chen' },
  { value: 'cleo', label: 'Cleo Diaz' },
  { value: 'dan', label: 'Dan Okafor', disabled: true },
];

verifyField({
  name: 'Combobox',
  role: 'combobox',
  draw: (extra) => <Combobox {...extra} name="field" label="Colour" options={options} />,
  empty: 'Please choose: Colour',
});

const draw = (props: Partial<ComboboxProps> = {}) => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Combobox label="Person" options={options} onValueChange={onValueChange} {...props} />);
  return { onValueChange, box: screen.getByRole('combobox', { name: 'Person' }) };
};
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('opens with all choices and walks them by keyboard, round the ends', async () => {
  const { onValueChange, box } = draw();
  await userEvent.click(box);
  expect(names()).toHaveLength(4);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Bo/ }).id);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('bo');
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

it.each(['strom', 'STRÖM', 'ana@', 'str ana'])('finds Ana by %j', async (text) => {
  const { onValueChange, box } = draw();
  await userEvent.type(box, `${text}{Enter}`);
  expect(onValueChange).toHaveBeenLastCalledWith('ana');
  expect(box).toHaveValue('Ana Ström');
});

it('cannot choose disabled options', async () => {
  const { onValueChange, box } = draw();
  await userEvent.type(box, 'dan{Enter}');
  expect(onValueChange).not.toHaveBeenCalledWith('dan');
});

it('restores the last choice for unknown text, and accepts the full name of an option', async () => {
  const { onValueChange, box } = draw();
  await userEvent.type(box, 'nobody');
  expect(screen.getByText('Nothing matches')).toBeInTheDocument();
  await userEvent.tab();
  expect(box).toHaveValue('');
  await userEvent.type(box, 'bo chen');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith('bo');
});

it('closes the list, not the dialog, on Escape', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Share">
        <Combobox label="Person" options={options} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  const box = screen.getByRole('combobox');
  await userEvent.click(box);
  expect(names()).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(names()).toHaveLength(0);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('submits the value, not the label', async () => {
  const { onSubmit } = drawForm(<Combobox name="person" label="Person" options={options} />, { person: 'cleo' });
  expect(screen.getByRole('combobox')).toHaveValue('Cleo Diaz');
  await userEvent.clear(screen.getByRole('combobox'));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ person: '' }));
});

it('draws a hundred of ten thousand and counts the rest', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `Product ${index}` }));
  const { box } = draw({ options: many });
  await userEvent.click(box);
  expect(names()).toHaveLength(100);
  expect(screen.getByText('9,900 more: type to narrow them down')).toBeInTheDocument();
});
