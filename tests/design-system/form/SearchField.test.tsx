import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useSuggestions } from '#design-system/form/useSuggestions.tsx';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';

it('reports each keystroke and is cleared by one press', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchField label="Search products" onSearch={onSearch} />);
  const input = screen.getByRole('searchbox', { name: 'Search products' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(input, 'air');
  expect(onSearch).toHaveBeenLastCalledWith('air');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search products' }));
  expect(input).toHaveValue('');
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('button')).toBeNull();
  expect(input).toHaveFocus();
});

it('shows that the text is too long, and does not search until it is shorter', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchField label="Search products" maxLength={100} onSearch={onSearch} />);
  const input = screen.getByRole('searchbox');
  await userEvent.click(input);
  await userEvent.paste('a'.repeat(10_000));
  expect(input).toHaveAccessibleDescription('Search products must have at most 100 characters');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.paste('a'.repeat(100));
  expect(input).not.toHaveAccessibleDescription();
  expect(onSearch).toHaveBeenLastCalledWith('a'.repeat(100));
});

it('clears a value that the caller holds', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<SearchField label="Search" value="air" onChange={({ target }) => onChange(target.value)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
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

it('suggests while it is typed in, by keys and by pressing', async () => {
  const [onSearch, onPick] = [vi.fn<(text: string) => void>(), vi.fn<(picked: { id: string }) => void>()];
  const suggestions = [
    { id: 'air', label: 'Air quality', hint: 'Category' },
    { id: 'again', label: 'airports', hint: 'Searched before', text: 'airports' },
  ];
  const Suggesting = () => {
    const { input: combobox, list: below } = useSuggestions({ label: 'Search', suggestions, onPick });
    return (
      <>
        <SearchField label="Search" onSearch={onSearch} {...combobox} />
        {below}
      </>
    );
  };
  render(<Suggesting />);
  const input = screen.getByRole('combobox', { name: 'Search', expanded: false });
  // The list's code loads with the first letter. Until then no list is announced.
  fireEvent.input(input, { target: { value: 'a' } });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-controls');
  await userEvent.type(input, 'ir');
  const list = await screen.findByRole('listbox', { name: 'Search' });
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAttribute('aria-controls', list.id);
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /airports/ }).id);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(suggestions[1]);
  expect(input).toHaveValue('airports');
  expect(onSearch).toHaveBeenLastCalledWith('airports');
  expect(input).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: /Air quality/ }));
  expect(onPick).toHaveBeenLastCalledWith(suggestions[0]);
  expect(input).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input).toHaveFocus();
});
