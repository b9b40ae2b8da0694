import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '#design-system';
import { afterPress } from '#design-system/internal/dom/afterPress.ts';
import { useOpenAfterPress } from '#design-system/internal/dom/useOpenAfterPress.ts';

afterEach(() => vi.unstubAllGlobals());

/** Simulates a browser listener, as events of a test are not trusted. */
function handle(type: string, detail = 0, isTrusted = true) {
  const event = type.startsWith('key') ? new KeyboardEvent(type) : new MouseEvent(type, { detail });
  vi.stubGlobal(
    'event',
    new Proxy(event, {
      get: (of, name) => (name === 'isTrusted' ? isTrusted : (Reflect.get(of, name, of) as unknown)),
    }),
  );
}

it.each([
  ['pointerdown', 0],
  ['click', 1],
] as const)('opens after the frame that answers a %s', async (type, detail) => {
  handle(type, detail);
  const { result } = renderHook(() => useOpenAfterPress({ open: true }));
  expect(result.current.open).toBe(false);
  await waitFor(() => expect(result.current.open).toBe(true));
});

it.each([
  ['a key', 'keydown', 0, true],
  ['a click by a key', 'click', 0, true],
  ['a click by code', 'click', 1, false],
  ['a movement', 'mousemove', 0, true],
] as const)('opens at once by %s', (_, type, detail, isTrusted) => {
  handle(type, detail, isTrusted);
  const { result } = renderHook(() => useOpenAfterPress({ open: true }));
  expect(result.current.open).toBe(true);
});

it('closes at once, even before it opened', async () => {
  handle('click', 1);
  const { result, rerender } = renderHook((open: boolean) => useOpenAfterPress({ open }), { initialProps: true });
  rerender(false);
  expect(result.current.open).toBe(false);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(result.current.open).toBe(false);
});

it('mounts a dialog after the answer to a press', async () => {
  handle('click', 1);
  render(
    <Dialog.Root open>
      <Dialog.Content title="Details">Text</Dialog.Content>
    </Dialog.Root>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('delays only the code that a press loads', async () => {
  expect(afterPress()).toBeUndefined();
  handle('pointerdown');
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await afterPress();
  expect(order).toEqual(['frame']);
});

it('is closed by Escape before it opens, and the panel below does not get the key', async () => {
  const below = vi.fn<(event: Event) => void>();
  document.addEventListener('keydown', below);
  const onOpenChange = vi.fn<(open: boolean) => void>();
  handle('click', 1);
  renderHook(() => useOpenAfterPress({ open: true, onOpenChange }));
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', below);
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(below).not.toHaveBeenCalled();
});

it('opens at once over a panel, which it may replace', () => {
  render(
    <Dialog.Root open>
      <Dialog.Content title="Details">Text</Dialog.Content>
    </Dialog.Root>,
  );
  handle('click', 1);
  const { result } = renderHook(() => useOpenAfterPress({ open: true }));
  expect(result.current.open).toBe(true);
});
