import { expect, fn, userEvent, within } from 'storybook/test';
import { Tree, type TreeItem } from '#design-system/components/Tree/index.ts';
import preview from '../../../.storybook/preview.tsx';

const items: readonly TreeItem[] = [
  { id: 'id', text: 'id', details: 'Text' },
  {
    id: 'properties',
    text: 'properties',
    details: 'Object',
    children: [
      { id: 'properties.mag', text: 'mag', details: 'Number' },
      { id: 'properties.place', text: 'place', details: 'Text' },
      {
        id: 'properties.sources',
        text: 'sources',
        details: 'List of objects',
        children: [
          { id: 'properties.sources.code', text: 'code', details: 'Text' },
          { id: 'properties.sources.weight', text: 'weight', details: 'Number · 12% empty' },
        ],
      },
    ],
  },
  { id: 'tags', text: 'tags', details: 'List of texts' },
];

const meta = preview.meta({ title: 'Components/Tree', component: Tree, args: { label: 'Schema', items } });

export const Basic = meta.story({ tags: ['visual', 'everyMode'], args: { openLevels: 2 } });

export const Closed = meta.story({ args: { openLevels: 0 } });

/** Keys open, close and move, as in the WAI-ARIA tree view pattern. */
export const Keyboard = meta.story({
  tags: ['!dev'],
  args: { openLevels: 0 },
  play: async ({ canvasElement }) => {
    const here = within(canvasElement);
    const item = (name: RegExp) => here.getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(item(/^mag/)).toHaveFocus();
    await userEvent.keyboard('s{Enter}');
    await expect(item(/^weight/)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item(/^properties/)).toHaveFocus();
  },
});

/** One item: a press, Enter or Space chooses, the arrow opens. */
export const Single = meta.story({
  tags: ['visual'],
  args: { label: 'Folder', selection: 'single', defaultValues: ['properties.place'], onValuesChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^mag/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['properties.mag']);
    await expect(canvas.getByRole('treeitem', { name: /^mag/ })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Several items: the box of a branch ticks all items below it. */
export const Multiple = meta.story({
  tags: ['visual'],
  args: {
    label: 'Fields to export',
    openLevels: 2,
    selection: 'multiple',
    defaultValues: ['tags', 'properties.sources.code'],
    onValuesChange: fn(),
    items: [...items, { id: 'secret', text: 'secret', details: 'Not for export', disabled: true }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^sources/ }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([
      'tags',
      'properties.sources.code',
      'properties.sources.weight',
    ]);
    await expect(canvas.getByRole('treeitem', { name: /^properties/ })).toHaveAttribute('aria-checked', 'mixed');
  },
});

/** Names of bad data: empty, very long, right to left, with control characters. */
export const BadNames = meta.story({
  tags: ['!dev'],
  args: {
    items: ['', 'x'.repeat(300), 'שלום', 'a\u0000b', '\u202Ereversed'].map((text, at) => ({
      id: String(at),
      text,
      details: 'Text',
    })),
  },
});
