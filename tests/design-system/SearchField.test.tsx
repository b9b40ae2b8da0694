import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';

it('tells each keystroke and is cleared with one press', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchField label="Search products" onSearch={onSearch} />);
  const input = screen.getByRole('searchbox', { name: 'Search products' });
  await userEvent.type(input, 'air');
  expect(onSearch).toHaveBeenLastCalledWith('air');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input).toHaveValue('');
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(input).toHaveFocus();
});

it('clears a value that the caller holds', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<SearchField label="Search" value="air" onChange={({ target }) => onChange(target.value)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenCalledWith('');
});

it('takes focus at "/", except from where text is being written', async () => {
  render(
    <>
      <SearchField label="Search" shortcut />
      <input aria-label="Other" />
    </>,
  );
  const other = screen.getByRole('textbox', { name: 'Other' });
  await userEvent.type(other, '/');
  expect(other).toHaveValue('/');
  other.blur();
  await userEvent.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  expect(search).toHaveAttribute('aria-keyshortcuts', '/');
});
