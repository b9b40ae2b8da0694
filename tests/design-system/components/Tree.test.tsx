import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Tree, type TreeItem, type TreeProps } from '#design-system/components/Tree/index.ts';

const items: readonly TreeItem[] = [
  { id: 'a', text: 'alpha', details: 'Text' },
  {
    id: 'b',
    text: 'beta',
    children: [
      { id: 'b1', text: 'gamma', children: [{ id: 'b11', text: 'delta' }] },
      { id: 'b2', text: 'ghost', children: [{ id: 'b21', text: 'epsilon' }] },
    ],
  },
  { id: 'c', text: 'Beech' },
];

/** Type-ahead then sees no pause, however slow the machine is. */
function stopClock() {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => now.mockRestore());
  return now;
}

async function open(openLevels = 0) {
  const user = userEvent.setup();
  render(<Tree label="Schema" items={items} openLevels={openLevels} />);
  await user.tab();
  return { user, names: () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent) };
}

it('opens the given levels at first', () => {
  render(<Tree label="Schema" items={items} />);
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
    'alphaText',
    'beta',
    'gamma',
    'ghost',
    'Beech',
  ]);
});

it('names level, place, siblings and state of each item', async () => {
  await open(1);
  const ghost = screen.getByRole('treeitem', { name: 'ghost' });
  expect(ghost).toHaveAttribute('aria-level', '2');
  expect(ghost).toHaveAttribute('aria-posinset', '2');
  expect(ghost).toHaveAttribute('aria-setsize', '2');
  expect(ghost).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('treeitem', { name: 'alpha Text' })).not.toHaveAttribute('aria-expanded');
});

it.each([
  ['', 'alpha'],
  ['{ArrowDown}', 'beta'],
  ['{ArrowUp}', 'alpha'],
  ['{End}', 'Beech'],
  ['{End}{Home}', 'alpha'],
  ['{ArrowDown}{ArrowRight}', 'beta'],
  ['{ArrowDown}{ArrowRight}{ArrowRight}', 'gamma'],
  ['{ArrowDown}{Enter}{ArrowDown}', 'gamma'],
  ['{ArrowDown} {ArrowDown}', 'gamma'],
  ['{ArrowDown}{Enter}{Enter}{ArrowDown}', 'Beech'],
  ['{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}', 'beta'],
  ['{ArrowDown}{ArrowRight}{ArrowLeft}{ArrowDown}', 'Beech'],
  ['{ArrowLeft}{ArrowRight}', 'alpha'],
  ['b', 'beta'],
  ['bb', 'Beech'],
  ['bbb', 'beta'],
  ['x', 'alpha'],
  ['be', 'beta'],
  ['bee', 'Beech'],
  ['be{CapsLock}e', 'Beech'],
  ['Bee{Home}', 'alpha'],
  ['be{Home}bee', 'Beech'],
])('%s focuses %s', async (keys, name) => {
  stopClock();
  const { user } = await open();
  if (keys !== '') await user.keyboard(keys);
  expect(document.activeElement).toHaveTextContent(name);
});

it('begins a new text after a pause, and takes a space within one', async () => {
  const now = stopClock();
  const user = userEvent.setup();
  const spaced = ['a b', 'a d', 'a c', 'b'].map((text) => ({ id: text, text }));
  render(<Tree label="Schema" items={spaced} />);
  await user.tab();
  await user.keyboard('a c');
  expect(document.activeElement).toHaveTextContent('a c');
  now.mockReturnValue(2000);
  await user.keyboard('b');
  expect(document.activeElement?.textContent).toBe('b');
});

it('takes letters typed with AltGr, which sets Ctrl and Alt on Windows', async () => {
  await open();
  const first = screen.getByRole('treeitem', { name: 'alpha Text' });
  const held = { key: 'b', ctrlKey: true, altKey: true };
  fireEvent.keyDown(first, held);
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { ...held, modifierAltGraph: true });
  expect(screen.getByRole('treeitem', { name: 'beta' })).toHaveFocus();
});

it('opens all siblings with an asterisk', async () => {
  const { user, names } = await open(1);
  await user.keyboard('{ArrowDown}{ArrowRight}*');
  expect(names()).toEqual(['alphaText', 'beta', 'gamma', 'delta', 'ghost', 'epsilon', 'Beech']);
});

it('opens and closes by a press, and stays one tab stop', async () => {
  const { user, names } = await open();
  const beta = screen.getByRole('treeitem', { name: 'beta' });
  await user.click(beta);
  expect(beta).toHaveAttribute('aria-expanded', 'true');
  expect(names()).toContain('gamma');
  await user.click(beta);
  expect(names()).not.toContain('gamma');
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([beta]);
});

it('mirrors its keys right to left', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent('gamma');
  } finally {
    document.documentElement.dir = '';
  }
});

it('survives empty names, control characters and great depth', () => {
  const deep = Array.from({ length: 200 }).reduce<TreeItem>(
    (inner, _, at) => ({ id: `d${at}`, text: `level ${at}`, children: [inner] }),
    { id: 'leaf', text: 'a\0b' },
  );
  render(<Tree label="Deep" items={[{ id: 'none', text: '' }, deep]} openLevels={500} />);
  expect(screen.getAllByRole('treeitem').length).toBeLessThanOrEqual(32);
  expect(screen.getByRole('treeitem', { name: '–' })).toBeVisible();
});

describe('a selection', () => {
  const disabled = [...items, { id: 'd', text: 'disabled', disabled: true }];
  async function openWith(props: Partial<TreeProps>) {
    const user = userEvent.setup();
    const onValuesChange = vi.fn<(values: readonly string[]) => void>();
    render(<Tree label="Schema" items={disabled} openLevels={3} {...{ onValuesChange }} {...props} />);
    await user.tab();
    return { user, last: () => onValuesChange.mock.lastCall?.[0], onValuesChange };
  }
  const item = (name: string) => screen.getByRole('treeitem', { name });

  it('chooses one item, also a branch, by Enter, Space and a press', async () => {
    const { user, last, onValuesChange } = await openWith({ selection: 'single' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(last()).toEqual(['b']);
    expect(item('beta')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown} ');
    expect(last()).toEqual(['b1']);
    await user.click(item('Beech'));
    expect(last()).toEqual(['c']);
    expect(screen.getAllByRole('treeitem', { selected: true })).toEqual([item('Beech')]);
    expect(screen.getByRole('tree')).not.toHaveAttribute('aria-multiselectable');
    await user.click(item('disabled'));
    await user.keyboard('{Enter}');
    expect(onValuesChange).toHaveBeenCalledTimes(3);
  });

  it('opens the branches above the chosen item, which takes the focus', async () => {
    await openWith({ selection: 'single', openLevels: 0, defaultValues: ['b21'] });
    expect(item('epsilon')).toHaveFocus();
  });

  it('opens a branch by its arrow, without choosing it', async () => {
    const { user, onValuesChange } = await openWith({ selection: 'single', openLevels: 0 });
    const mark = item('beta').querySelector('[data-part=mark]');
    if (mark) await user.click(mark);
    expect(item('beta')).toHaveAttribute('aria-expanded', 'true');
    expect(onValuesChange).not.toHaveBeenCalled();
  });

  it('toggles checkboxes; a branch toggles all items below it', async () => {
    const { user, last } = await openWith({ selection: 'multiple' });
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(item('delta'));
    expect(last()).toEqual(['b11']);
    expect(item('gamma')).toBeChecked();
    expect(item('beta')).toHaveAttribute('aria-checked', 'mixed');
    await user.click(item('beta'));
    expect(last()).toEqual(['b11', 'b21']);
    expect(item('beta')).toBeChecked();
    await user.click(item('beta'));
    expect(last()).toEqual([]);
    expect(item('delta')).not.toBeChecked();
  });

  it.each([
    [' ', ['a']],
    ['{Enter}', ['a']],
    ['{ArrowDown}{Enter}', undefined],
    ['{Shift>}{ArrowDown}{ArrowDown}{/Shift}', ['b21']],
    ['{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{ArrowUp}{/Shift}', ['b11', 'b21', 'a']],
    [' {ArrowDown}{ArrowDown}{Shift>} {/Shift}', ['a', 'b11', 'b21']],
    ['{Control>}a{/Control}', ['a', 'b11', 'b21', 'c']],
    ['{Control>}aa{/Control}', []],
    ['{ArrowDown}{Control>}{Shift>}{Home}{/Shift}{/Control}', ['a', 'b11', 'b21']],
    ['{End}{ArrowUp}{Control>}{Shift>}{End}{/Shift}{/Control}', ['c']],
    ['{End} ', undefined],
  ])('after %j chooses %j', async (keys, values) => {
    const { user, last } = await openWith({ selection: 'multiple' });
    await user.keyboard(keys);
    expect(last()).toEqual(values);
  });

  it('shows the value that its caller sets', async () => {
    const { user } = await openWith({ selection: 'multiple', values: ['c'] });
    await user.keyboard(' ');
    expect(screen.getAllByRole('treeitem', { checked: true })).toEqual([item('Beech')]);
  });
});
