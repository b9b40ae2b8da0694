import { expect, fn, screen } from 'storybook/test';
import { TreeSelect } from '#design-system/form/fields/TreeSelect.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inForm, States as Sheet } from '../../support/fieldStates.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Form/TreeSelect',
  component: TreeSelect,
  decorators: [inForm()],
  args: {
    name: 'category',
    required: true,
    label: 'Category',
    placeholder: 'Choose a category',
    items: [
      { id: 'energy', text: 'Energy', children: [{ id: 'fuels', text: 'Fuels' }] },
      {
        id: 'weather',
        text: 'Weather and climate',
        children: [
          { id: 'observations', text: 'Weather observations', hint: 'Stations, satellites, radar' },
          { id: 'records', text: 'Climate records' },
        ],
      },
      { id: 'sport', text: 'Sport' },
    ],
  },
});

export const Basic = meta.story({
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('observations');
    await expect(box).toHaveValue('Weather and climate › Weather observations');
  },
});

export const Open = meta.story({
  tags: ['visual', 'everyMode'],
  args: { defaultOpen: true },
  parameters: { docs: framed('24rem') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}');
    await expect(screen.getByRole('treeitem', { name: /^Weather observations/ })).toHaveAttribute('data-active');
  },
});

/** Typing shows the items that match, below the branches that lead to them. */
export const Searched = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'records');
    await expect(screen.getAllByRole('treeitem')).toHaveLength(2);
  },
});

/** Branches only open; their items are chosen. */
export const LeavesOnly = meta.story({ args: { leavesOnly: true } });

export const States = meta.story({
  tags: ['visual'],
  parameters: { bare: true },
  render: (args) => <Sheet clearable filled="records" draw={(props) => <TreeSelect {...args} {...props} />} />,
});
