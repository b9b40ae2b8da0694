// Radix parts write `dir="ltr"` unless they are given the direction of the page.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CodeBlock } from '#design-system/components/CodeBlock/index.ts';
import { JsonView } from '#design-system/components/JsonView/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';
import { SegmentedControl } from '#design-system/components/SegmentedControl/index.ts';
import { Snackbar, snackbar } from '#design-system/components/Snackbar/index.ts';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import { RatingInput } from '#design-system/form/fields/RatingInput.tsx';

const tabs = (
  <Tabs.Root defaultValue="first">
    <Tabs.List aria-label="Parts">
      <Tabs.Trigger value="first">First</Tabs.Trigger>
      <Tabs.Trigger value="second">Second</Tabs.Trigger>
      <Tabs.Trigger value="third">Third</Tabs.Trigger>
    </Tabs.List>
  </Tabs.Root>
);
const segments = ['List', 'Cards', 'Map'].map((label) => ({ value: label, label }));

function Segments() {
  const [value, setValue] = useState('List');
  return <SegmentedControl label="View" segments={segments} value={value} onValueChange={setValue} />;
}

function Stars() {
  const [value, setValue] = useState<number | null>(1);
  return <RatingInput label="Rating" max={3} value={value} onValueChange={setValue} />;
}

const menu = (
  <Menu.Root open>
    <Menu.Trigger>
      <button>Open</button>
    </Menu.Trigger>
    <Menu.Content>
      <Menu.Item>Edit</Menu.Item>
    </Menu.Content>
  </Menu.Root>
);

afterEach(() => document.documentElement.removeAttribute('dir'));

it.each<[string, ReactElement]>([
  ['Tabs', tabs],
  ['Menu', menu],
])('%s follow the direction of the page', (name, part) => {
  document.documentElement.dir = 'rtl';
  render(part);
  expect(document.querySelector(`[data-component=${name}]`)).toHaveAttribute('dir', 'rtl');
});

it('the left arrow opens the menu beside an item from right to left, the right one closes it', async () => {
  document.documentElement.dir = 'rtl';
  render(
    <Menu.Root open>
      <Menu.Content>
        <Menu.Sub>
          <Menu.SubTrigger>Move to</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item>Archive</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
      </Menu.Content>
    </Menu.Root>,
  );
  act(() => screen.getByRole('menuitem', { name: 'Move to' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull());
});

it('the left arrow goes to the next tab from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(tabs);
  await userEvent.click(screen.getByRole('tab', { name: 'First' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
});

it.each<[string, ReactElement]>([
  ['SegmentedControl', <Segments key="segments" />],
  ['RatingInput', <Stars key="stars" />],
])(
  'from right to left, the left arrow chooses the next radio button of %s and the right arrow the previous one',
  async (_name, part) => {
    document.documentElement.dir = 'rtl';
    render(part);
    const checked = () => screen.getAllByRole('radio').findIndex((radio) => (radio as HTMLInputElement).checked);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(checked()).toBe(1);
    expect(screen.getAllByRole('radio')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(checked()).toBe(2);
  },
);

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', (modifier) => {
  document.documentElement.dir = 'rtl';
  render(<Segments />);
  const first = screen.getByRole('radio', { name: 'List' });
  expect(fireEvent.keyDown(first, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(first).toBeChecked();
});

it('a snackbar is swiped to the edge where it is', () => {
  document.documentElement.dir = 'rtl';
  render(<Snackbar />);
  act(() => void snackbar.show({ type: 'success', text: 'Saved' }));
  expect(document.querySelector('[data-component=Snackbar]')).toHaveAttribute('data-swipe-direction', 'left');
  act(() => snackbar.clear());
});

it.each<[string, ReactElement]>([
  ['CodeBlock', <CodeBlock key="code" label="Command" code="curl x -o y" />],
  ['JsonView', <JsonView key="json" value={{ price: 1 }} />],
])('%s stays left to right, as code is', (name, part) => {
  render(<div dir="rtl">{part}</div>);
  const root = document.querySelector(`[data-component=${name}]`);
  expect(root && getComputedStyle(root).direction).toBe('ltr');
});
