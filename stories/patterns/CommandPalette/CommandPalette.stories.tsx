import { expect, fn, screen } from 'storybook/test';
import { CommandPalette, type CommandGroup } from '#design-system/patterns/CommandPalette/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const onRun = fn();
const groups: CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'dashboard', label: 'Dashboard', icon: 'home', shortcut: 'g d', onRun },
      { id: 'market', label: 'Marketplace', icon: 'market', shortcut: 'g m', keywords: 'buy shop', onRun },
      { id: 'wallet', label: 'Wallet', icon: 'wallet', keywords: 'balance tokens money', onRun },
    ],
  },
  {
    label: 'Products',
    commands: [
      {
        id: 'p1',
        label: 'Seattle weather',
        hint: 'Open Weather',
        icon: 'product',
        inside: [
          { id: 'p1.buy', label: 'Buy access: Seattle weather', icon: 'key', spends: true, onRun },
          { id: 'p1.watch', label: 'Watch: Seattle weather', icon: 'bell', onRun },
        ],
        onRun,
      },
      { id: 'p2', label: 'Zürich traffic', hint: 'City of Zürich', icon: 'product', onRun },
    ],
  },
  { label: 'Actions', commands: [{ id: 'add', label: 'Add a product', icon: 'plus', onRun }] },
];

const meta = preview.meta({
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  parameters: { docs: framed('36rem') },
  args: { open: true, onOpenChange: fn(), onRemember: fn(), groups, recent: ['wallet'] },
});

export const Basic = meta.story({
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search or run a command' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onRemember).toHaveBeenCalledWith('market');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Typed = meta.story({
  tags: ['visual', 'everyMode'],
  args: { initialQuery: 'zurich' },
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
  },
});

export const Inside = meta.story({
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'seattle{ArrowRight}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Watch');
  },
});
export const Nothing = meta.story({ args: { groups: [] } });
export const Loading = meta.story({ args: { groups: [], loading: true } });
