import { fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AlertDialog, Dialog, Drawer, Popover, TagInput } from '#design-system';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('{src,design-system}/**/*.{ts,tsx}', { cwd: root });
const code = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Handlers that read the key themselves; others pass the event on. */
const readsKeys = (text: string) =>
  /\bKeyboardEvent\b|\bonKey(?:Down|Up)/u.test(text) &&
  /\b(?:event|target)\.key\b|\{[^{}]*\bkey\b[^{}:]*\}(?:: KeyboardEvent| = event;|, option\))/u.test(text);

/** Read a key for a handler that has asked `isComposing`. */
const callees = new Set(['design-system/internal/dom/useListbox.ts', 'design-system/form/fields/TreeSelect.tsx']);

it('checks `isComposing` wherever keys are read', () => {
  const readers = files.filter((file) => readsKeys(code(file)));
  expect(readers.length).toBeGreaterThan(20);
  expect(readers.filter((file) => !code(file).includes('isComposing(') && !callees.has(file))).toEqual([]);
});

it('checks `isComposing` for Escape in each layer that may contain a text field', () => {
  const layers = files.filter((file) => /react-(?:dialog|alert-dialog|popover|dismissable-layer)'/u.test(code(file)));
  const closing = layers.filter((file) => /<(?:Styled\.Content|DismissableLayer)\b/u.test(code(file)));
  expect(closing.length).toBeGreaterThan(4);
  const asks = /keepOnComposing\(|closingProps\(|isComposing\(/u;
  expect(closing.filter((file) => !asks.test(code(file)))).toEqual([]);
});

const field = <input aria-label="Name" />;
const layers: Record<string, (close: (open: boolean) => void) => ReactNode> = {
  Dialog: (close) => (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content title="Rename">{field}</Dialog.Content>
    </Dialog.Root>
  ),
  Drawer: (close) => (
    <Drawer.Root open onOpenChange={close}>
      <Drawer.Content title="Rename">{field}</Drawer.Content>
    </Drawer.Root>
  ),
  AlertDialog: (close) => (
    <AlertDialog.Root open onOpenChange={close}>
      <AlertDialog.Content title="Rename" description="It has a new name." actions={null}>
        {field}
      </AlertDialog.Content>
    </AlertDialog.Root>
  ),
  Popover: (close) => (
    <Popover.Root open onOpenChange={close}>
      <Popover.Trigger>
        <button type="button">Open</button>
      </Popover.Trigger>
      <Popover.Content label="Rename">{field}</Popover.Content>
    </Popover.Root>
  ),
};

it.each(Object.entries(layers))('%s stays open at the Escape that ends a composition', (_name, draw) => {
  const close = vi.fn<(open: boolean) => void>();
  render(draw(close));
  const input = screen.getByLabelText('Name');
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(close).toHaveBeenCalledWith(false);
});

it('TagInput adds a tag on Enter, but not on the Enter that ends a composition in Safari', () => {
  const onValuesChange = vi.fn<(values: readonly string[]) => void>();
  render(<TagInput label="Tags" onValuesChange={onValuesChange} />);
  const box = screen.getByRole('textbox');
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'てん' } });
  fireEvent.compositionEnd(box);
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(onValuesChange).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onValuesChange).toHaveBeenCalledWith(['てん']);
});
