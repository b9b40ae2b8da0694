import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Combobox } from '#design-system/form/fields/Combobox.tsx';
import { MultiSelect } from '#design-system/form/fields/MultiSelect.tsx';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';
import { useSuggestions } from '#design-system/form/useSuggestions.tsx';
import { CommandPalette } from '#design-system/patterns/CommandPalette/index.ts';

// Best match last, so that each query has to overtake the rest.
const names = ['Sea bulk tide b', 'Bulk tide A', 'Bulk tide BC', 'Tide', 'Bulk tide', 'Bulk tide B'];
const options = names.map((label) => ({ value: label, label }));
type OnPick = (name: string | undefined) => void;

function Suggesting({ onPick }: { onPick: OnPick }) {
  const { input, list } = useSuggestions({
    label: 'Search',
    suggestions: names.map((label) => ({ id: label, label })),
    onPick: ({ id }) => onPick(id),
  });
  return (
    <>
      <SearchField label="Field" {...input} />
      {list}
    </>
  );
}

const pickers = {
  Combobox: (onPick: OnPick) => <Combobox label="Field" options={options} onValueChange={onPick} />,
  MultiSelect: (onPick: OnPick) => (
    <MultiSelect label="Field" options={options} onValuesChange={(values) => onPick(values.at(-1))} />
  ),
  CommandPalette: (onPick: OnPick) => (
    <CommandPalette
      open
      onOpenChange={() => {}}
      groups={[names.slice(0, 3), names.slice(3)].map((some, index) => ({
        label: `Group ${index}`,
        commands: some.map((label) => ({ id: label, label, onRun: () => onPick(label) })),
      }))}
    />
  ),
};
const drawn = (draw: (onPick: OnPick) => React.ReactElement) => {
  const onPick = vi.fn<OnPick>();
  render(draw(onPick));
  return { onPick, box: screen.getByRole('combobox') };
};

it.each(Object.entries(pickers))('%s picks every name that is typed in full', async (_, draw) => {
  const { onPick, box } = drawn(draw);
  for (const name of names) {
    await userEvent.clear(box);
    await userEvent.type(box, `${name}{Enter}`);
    expect(onPick).toHaveBeenLastCalledWith(name);
  }
});

it.each(Object.entries(pickers))('%s lists the exact name, beginnings, whole words, then the rest', async (_, draw) => {
  const { box } = drawn(draw);
  await userEvent.type(box, 'bulk tide b');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    // The palette keeps groups together, the one with the best match first.
    box.closest('[role=dialog]')
      ? ['Bulk tide B', 'Bulk tide', 'Bulk tide BC', 'Sea bulk tide b', 'Bulk tide A']
      : ['Bulk tide B', 'Bulk tide BC', 'Sea bulk tide b', 'Bulk tide A', 'Bulk tide'],
  );
});

it.each(Object.entries({ ...pickers, Suggestions: (onPick: OnPick) => <Suggesting onPick={onPick} /> }))(
  '%s leaves Enter and arrows to an input method that composes',
  async (_, draw) => {
    const { onPick, box } = drawn(draw);
    await userEvent.type(box, 'Bulk tide');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    const active = box.getAttribute('aria-activedescendant');
    onPick.mockClear();
    // Safari sends the Enter that ends a composition after it, with key code 229.
    for (const used of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['ArrowDown', 'Enter'])
        expect(fireEvent.keyDown(box, { key, ...used }), `${key} is left alone`).toBe(true);
    expect(box).toHaveAttribute('aria-activedescendant', active);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onPick).toHaveBeenCalledOnce();
  },
);

it('waits for the server before Enter picks: it may know a better match, or the only one', async () => {
  const onPick = vi.fn<OnPick>();
  const field = (loading: boolean, extra: string[] = []) => (
    <Combobox
      label="Field"
      options={[...extra, ...names].map((label) => ({ value: label, label }))}
      loading={loading}
      onValueChange={onPick}
      onQueryChange={() => {}}
    />
  );
  const { rerender } = render(field(true));
  const box = screen.getByRole('combobox');
  for (const name of ['Bulk', 'Far away']) {
    rerender(field(true));
    await userEvent.clear(box);
    await userEvent.type(box, `${name}{Enter}`);
    expect(onPick).not.toHaveBeenCalledWith(expect.stringMatching(/./u));
    rerender(field(false, [name]));
    expect(onPick).toHaveBeenLastCalledWith(name);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    onPick.mockClear();
  }
});
