import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TreeSelect, type TreeSelectProps } from '#design-system/form/fields/TreeSelect.tsx';
import { LocaleProvider } from '#design-system/locale/LocaleProvider.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';

const items = [
  { id: 'energy', text: 'Energy', children: [{ id: 'fuels', text: 'Fuels' }] },
  {
    id: 'weather',
    text: 'Weather',
    children: [
      { id: 'records', text: 'Records', children: [{ id: 'rain', text: 'Rain' }] },
      { id: 'stations', text: 'Stations' },
    ],
  },
  { id: 'sport', text: 'Sport' },
];

verifyField({
  name: 'TreeSelect',
  role: 'combobox',
  draw: (extra) => <TreeSelect {...extra} name="field" label="Colour" items={items} />,
  empty: 'Please choose: Colour',
});

const draw = (props: Partial<TreeSelectProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <LocaleProvider locale="en" dir={direction}>
      <TreeSelect label="Category" items={items} onValueChange={onValueChange} {...props} />
    </LocaleProvider>,
  );
  return { onValueChange, box: screen.getByRole('combobox', { name: 'Category' }) };
};
const names = () => screen.queryAllByRole('treeitem').map(({ textContent }) => textContent);

it('shows the top level first and announces level, position and state', async () => {
  const { box } = draw();
  await userEvent.click(box);
  expect(names()).toEqual(['Energy', 'Weather', 'Sport']);
  const weather = screen.getByRole('treeitem', { name: 'Weather' });
  expect(weather).toHaveAttribute('aria-expanded', 'false');
  expect(weather).toHaveAttribute('aria-posinset', '2');
  expect(weather).toHaveAttribute('aria-setsize', '3');
  expect(screen.getByRole('treeitem', { name: 'Sport' })).not.toHaveAttribute('aria-expanded');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('tree', { name: 'Category' }).id);
});

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('opens and closes a branch by arrows, %s', async (direction, inwards, outwards) => {
  const { box } = draw({}, direction);
  await userEvent.click(box);
  await userEvent.keyboard(`{ArrowDown}${inwards}`);
  expect(names()).toEqual(['Energy', 'Fuels', 'Weather', 'Sport']);
  await userEvent.keyboard(outwards);
  expect(names()).toEqual(['Energy', 'Weather', 'Sport']);
});

it('chooses an item and shows its path; the next time its branch is open', async () => {
  const { box, onValueChange } = draw();
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('stations');
  expect(box).toHaveValue('Weather › Stations');
  expect(names()).toEqual([]);
});

it('opens the branches of a value that is given', async () => {
  const { box } = draw({ value: 'rain' });
  expect(box).toHaveValue('Weather › Records › Rain');
  await userEvent.click(box);
  expect(names()).toEqual(['Energy', 'Weather', 'Records', 'Rain', 'Stations', 'Sport']);
  expect(screen.getByRole('treeitem', { name: 'Rain' })).toHaveAttribute('aria-selected', 'true');
});

it('shows a choice of another branch after branches were opened', async () => {
  const { box } = draw();
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await userEvent.type(box, 'rain{Enter}');
  await userEvent.click(box);
  expect(screen.getByRole('treeitem', { name: 'Rain' })).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['rai', ['Weather', 'Records', 'Rain'], 'rain'],
  ['weather st', ['Weather', 'Stations'], 'stations'],
  ['energy', ['Energy', 'Fuels'], 'energy'],
])('finds by %j, with the branches above, and Enter takes the best', async (text, shown, value) => {
  const { box, onValueChange } = draw();
  await userEvent.type(box, text);
  expect(names()).toEqual(shown);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(value);
});

it.each([
  ['ltr', '{ArrowLeft}', 'xweather'],
  ['rtl', '{ArrowRight}', 'weatherx'],
] as const)('leaves arrows to the text while it searches, %s', async (direction, arrow, text) => {
  const { box } = draw({}, direction);
  await userEvent.type(box, 'weather');
  const found = names();
  expect(screen.getByRole('treeitem', { name: 'Weather' })).not.toHaveAttribute('aria-expanded');
  await userEvent.keyboard(arrow.repeat('weather'.length));
  expect(names()).toEqual(found);
  await userEvent.keyboard('x');
  expect(box).toHaveValue(text);
  await userEvent.clear(box);
  expect(names()).toEqual(['Energy', 'Weather', 'Sport']);
});

it('changes no branch by a press in a search', async () => {
  const { box, onValueChange } = draw({ leavesOnly: true });
  await userEvent.type(box, 'weather');
  const records = screen.getByRole('treeitem', { name: 'Records' });
  expect(records).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('treeitem', { name: 'Weather' }).querySelector('[data-part="mark"]')!);
  await userEvent.click(screen.getByText('Weather'));
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(box);
  expect(names()).toEqual(['Energy', 'Weather', 'Sport']);
  expect(onValueChange).not.toHaveBeenCalledWith('records');
});

it.each(['Shift', 'Control', 'Alt', 'Meta'])('leaves %s and an arrow key to the text field', async (modifier) => {
  const { box } = draw();
  await userEvent.click(box);
  await userEvent.keyboard(`{ArrowDown}{${modifier}>}{ArrowRight}{/${modifier}}`);
  expect(names()).toEqual(['Energy', 'Weather', 'Sport']);
});

it('shows a message when nothing matches', async () => {
  const { box } = draw({ emptyText: 'No such category' });
  await userEvent.type(box, 'xyz');
  expect(screen.getByText('No such category')).toBeInTheDocument();
});

it('opens a branch by its mark without choosing it, and chooses it by its name', async () => {
  const { box, onValueChange } = draw();
  await userEvent.click(box);
  const mark = screen.getByRole('treeitem', { name: 'Weather' }).querySelector('[data-part="mark"]');
  await userEvent.click(mark as Element);
  expect(names()).toEqual(['Energy', 'Weather', 'Records', 'Stations', 'Sport']);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Weather'));
  expect(onValueChange).toHaveBeenLastCalledWith('weather');
});

it('only opens branches where leaves alone can be chosen', async () => {
  const { box, onValueChange } = draw({ leavesOnly: true });
  await userEvent.click(box);
  await userEvent.click(screen.getByText('Energy'));
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Energy', 'Weather', 'Sport']);
  expect(screen.getByRole('treeitem', { name: 'Energy' })).not.toHaveAttribute('aria-selected');
  expect(screen.getByRole('treeitem', { name: 'Sport' })).toHaveAttribute('aria-selected', 'false');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByText('Fuels'));
  expect(onValueChange).toHaveBeenLastCalledWith('fuels');
});

it('clears an optional choice by its button and keeps the focus', async () => {
  const { box, onValueChange } = draw({ value: 'sport' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear Category' }));
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(box).toHaveFocus();
});

it('shows nothing instead of a value while its items load', () => {
  const { box } = draw({ items: [], value: 'rain' });
  expect(box).toHaveValue('');
});

it('steps from match to match while it filters', async () => {
  const { box, onValueChange } = draw();
  await userEvent.type(box, 'rain{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('rain');
  await userEvent.clear(box);
  await userEvent.type(box, 's');
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const seen = new Set<string | undefined>();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
    seen.add(active());
  }
  expect(seen).not.toContain('Weather');
});
