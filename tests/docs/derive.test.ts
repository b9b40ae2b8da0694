// Rows of prop tables that the types alone do not answer.
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openProps } from '../../.storybook/props/derive.ts';

const reader = openProps();
afterAll(() => reader.close());

const components = path.join(import.meta.dirname, '..', '..', 'design-system', 'components');
const rowOf = async (file: string, part: string, prop: string) =>
  (await reader.read(path.join(components, file)))[part]?.find(({ name }) => name === prop);

it.each([
  ['Menu/Menu.tsx', 'Content', 'side', "'bottom'"],
  ['Menu/Menu.tsx', 'Content', 'sideOffset', '6'],
  ['Menu/Menu.tsx', 'Root', 'modal', 'false'],
  ['Dialog/PanelFrame.tsx', 'Root', 'modal', 'true'],
  ['Popover/Popover.tsx', 'Root', 'modal', 'false'],
  ['Tabs/Tabs.tsx', 'Root', 'activationMode', "'automatic'"],
  ['Tabs/Tabs.tsx', 'List', 'loop', 'true'],
  ['HoverCard/HoverCard.tsx', 'Root', 'openDelay', '400'],
  ['JsonView/JsonView.tsx', 'JsonView', 'open', '2'],
  ['Button/Button.tsx', 'Button', 'variant', "'solid'"],
  ['Heading/Heading.tsx', 'Heading', 'size', undefined],
  ['Layout/Layout.tsx', 'Inline', 'gap', '2'],
  ['Layout/Layout.tsx', 'Grid', 'columns', "'medium'"],
  ['Skeleton/Skeleton.tsx', 'Skeleton', 'lines', '1'],
  ['CopyButton/CopyButton.tsx', 'CopyButton', 'size', "'small'"],
])('%s: %s states the default of %s as %s', async (file, part, prop, standard) => {
  const row = await rowOf(file, part, prop);
  expect(row).toBeDefined();
  expect(row?.default).toBe(standard);
});

it('describes a value by the part that takes it', async () => {
  expect((await rowOf('Tabs/Tabs.tsx', 'Root', 'value'))?.description).toContain('Chosen value');
  expect((await rowOf('Tabs/Tabs.tsx', 'Trigger', 'value'))?.description).toContain('Identifies the item');
});

it.each([
  ['Dialog/PanelFrame.tsx', 'Close'],
  ['Menu/Menu.tsx', 'Trigger'],
  ['Toolbar/Toolbar.tsx', 'Item'],
])('%s: %s asks for one element', async (file, part) => {
  expect(await rowOf(file, part, 'children')).toMatchObject({ type: 'ReactElement', required: true });
});

it('unfolds the fields of a choice of values', async () => {
  const paging = await rowOf('../patterns/DataTable/DataTable.tsx', 'DataTable', 'paging');
  expect(paging?.description).toContain('- `pageSize: number` Rows per page.');
  expect(paging?.description).toContain('- `page?: number` Current page');
  expect(paging?.description).toContain('- `onPageChange?: (page: number) => void` Called with');
});
