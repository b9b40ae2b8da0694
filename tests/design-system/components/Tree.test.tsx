import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Tree, type TreeItem } from '#design-system/components/Tree/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

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

verifyComponent({ name: 'Tree', draw: (extra) => <Tree label="Schema" items={items} {...extra} /> });

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
  const spaced = ['a b', 'a c', 'b'].map((text) => ({ id: text, text }));
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
