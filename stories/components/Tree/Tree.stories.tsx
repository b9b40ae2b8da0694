import { expect, userEvent, within } from 'storybook/test';
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

/** Names of bad data: empty, very long, right to left, with control characters. */
export const BadNames = meta.story({
  args: {
    items: ['', 'x'.repeat(300), 'שלום', 'a\u0000b', '\u202Ereversed'].map((text, at) => ({
      id: String(at),
      text,
      details: 'Text',
    })),
  },
});
