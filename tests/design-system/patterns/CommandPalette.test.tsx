import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  CommandPalette,
  useCommandKey,
  type CommandPaletteProps,
} from '#design-system/patterns/CommandPalette/index.ts';

const draw = (props: Partial<CommandPaletteProps> = {}) => {
  const ran = vi.fn<(id: string) => void>();
  const command = (id: string, label: string, more: object = {}) => ({ id, label, onRun: () => ran(id), ...more });
  const groups = [
    {
      label: 'Go to',
      commands: [
        command('home', 'Dashboard', { shortcut: 'g d' }),
        command('wallet', 'Wallet', { keywords: 'balance' }),
      ],
    },
    { label: 'Products', commands: [command('p1', 'Zürich traffic', { hint: 'City' })] },
  ];
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onRemember = vi.fn<(id: string) => void>();
  render(<CommandPalette open groups={groups} {...{ onOpenChange, onRemember }} {...props} />);
  return { ran, onOpenChange, onRemember, box: screen.getByRole('combobox') };
};
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('opens in the box, on the first command', () => {
  const { box } = draw();
  expect(screen.getByRole('dialog', { name: 'Search or run a command' })).toContainElement(box);
  expect(box).toHaveFocus();
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Dashboard');
  expect(box).toHaveAttribute('aria-activedescendant', active.id);
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Commands' }).id);
});

it('runs the active command, closes and remembers it', async () => {
  const { ran, onOpenChange, onRemember } = draw();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect([ran.mock.calls, onRemember.mock.calls, onOpenChange.mock.calls]).toEqual([[['p1']], [['p1']], [[false]]]);
});

it.each([
  ['zurich', ['Zürich trafficCity']],
  ['balance', ['Wallet']],
  ['city tra', ['Zürich trafficCity']],
  ['?', ['Dashboardg d']],
  ['xyz', []],
])('finds by %j', async (text, expected) => {
  const { box } = draw();
  await userEvent.type(box, text);
  expect(names()).toEqual(expected);
  expect(box).toHaveAttribute('aria-expanded', String(expected.length > 0));
});

it('puts recent commands first, once, and forgets unknown ones', () => {
  draw({ recent: ['gone', 'p1'] });
  expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('Zürich traffic');
  expect(names()).toEqual(['Zürich trafficCity', 'Dashboardg d', 'Wallet']);
});

it('runs nothing when nothing matches', async () => {
  const { ran, box } = draw();
  await userEvent.type(box, 'xyz{Enter}');
  expect(screen.getByText('Nothing matches')).toBeInTheDocument();
  expect(ran).not.toHaveBeenCalled();
});

const object = {
  label: 'Products',
  verbsLabel: 'Product actions',
  commands: [
    {
      id: 'p1',
      label: 'Weather',
      onRun: () => {},
      inside: [
        { id: 'p1.buy', label: 'Buy: Weather', verb: true, spends: true, onRun: () => {} },
        { id: 'p1.watch', label: 'Watch: Weather', verb: true, onRun: () => {} },
      ],
    },
    { id: 'p1.buy', label: 'Buy: Weather', verb: true, spends: true, onRun: () => {} },
  ],
};
const actions = { label: 'Actions', commands: [{ id: 'w', label: 'Weather report', onRun: () => {} }] };

it('shows objects before verbs, and verbs only for a query', async () => {
  const { box } = draw({ groups: [object, actions] });
  expect(names()).toEqual(['Weather', 'Weather report']);
  await userEvent.type(box, 'weather');
  expect(names()).toEqual(['Weather', 'Weather report', 'Buy: Weather']);
  const groups = screen.getAllByRole('group').map((group) => group.querySelector('[data-part=group]')?.textContent);
  expect(groups).toEqual(['Products', 'Actions', 'Product actions']);
  await userEvent.clear(box);
  await userEvent.type(box, 'report');
  expect(names()).toEqual(['Weather report']);
});

it('keeps the element of a command when a group comes before its own', () => {
  const { rerender } = render(<CommandPalette open groups={[actions]} onOpenChange={() => {}} />);
  const option = screen.getByRole('option', { name: 'Weather report' });
  rerender(<CommandPalette open groups={[object, actions]} onOpenChange={() => {}} />);
  expect(screen.getByRole('option', { name: 'Weather report' })).toBe(option);
});

it('does not preselect commands that spend tokens, and runs them once chosen', async () => {
  const bought = vi.fn<() => void>();
  const buy = { id: 'buy', label: 'Buy: Weather', verb: true, spends: true, onRun: bought };
  const { box } = draw({ groups: [{ label: 'Products', commands: [buy] }] });
  await userEvent.type(box, 'buy{Enter}');
  expect(bought).not.toHaveBeenCalled();
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(screen.getByText('Select a command.')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(bought).toHaveBeenCalledOnce();
});

it('opens the submenu of a command by the arrow key or its button, and goes back by Backspace', async () => {
  const { box } = draw({ groups: [object] });
  await userEvent.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Buy: Weather', 'Watch: Weather']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Watch: Weather');
  expect(box).toHaveAccessibleName('Commands for Weather');
  await userEvent.keyboard('{Backspace}');
  expect(names()).toEqual(['Weather']);
  await userEvent.click(screen.getByTitle('Commands for Weather'));
  await userEvent.click(screen.getByRole('button', { name: 'Back to all commands' }));
  expect(names()).toEqual(['Weather']);
});

function Keyed({ onPress }: { onPress: () => void }) {
  useCommandKey(onPress);
  return null;
}

it.each([
  [{ key: 'k', ctrlKey: true }, 1],
  [{ key: 'K', metaKey: true }, 1],
  [{ key: 'л', code: 'KeyK', ctrlKey: true }, 1],
  [{ key: 'ن', code: 'KeyK', ctrlKey: true }, 1],
  [{ key: 't', code: 'KeyK', ctrlKey: true }, 0],
  [{ key: 'k', code: 'KeyV', ctrlKey: true }, 1],
  [{ key: 'k' }, 0],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, 0],
])('answers %o', (keys, times) => {
  const onPress = vi.fn<() => void>();
  render(<Keyed onPress={onPress} />);
  fireEvent.keyDown(document.body, keys);
  expect(onPress).toHaveBeenCalledTimes(times);
});
