import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#design-system/components/Dialog/index.ts';

it('closes by a press outside, even if an ancestor stops the events of the press', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as a row that is clickable as a whole
    <div onClick={stop} onMouseDown={stop} onMouseUp={stop} onPointerUp={stop}>
      <Dialog.Root open onOpenChange={onOpenChange}>
        <Dialog.Content title="Details">Text</Dialog.Content>
      </Dialog.Root>
    </div>,
  );
  // Radix listens from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  const scrim = screen.getByRole('dialog').parentElement;
  await userEvent.click(scrim as HTMLElement, { pointerEventsCheck: 0 });
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

it('keeps the scroll lock that the page had', () => {
  const { style } = document.documentElement;
  style.overflow = 'clip';
  const { unmount } = render(
    <Dialog.Root open>
      <Dialog.Content title="Details">Text</Dialog.Content>
    </Dialog.Root>,
  );
  expect(style.overflow).toBe('hidden');
  unmount();
  expect(style.overflow).toBe('clip');
  style.overflow = '';
});

it('combines its description with that of its caller', () => {
  render(
    <>
      <p id="more">It is shown in emails.</p>
      <Dialog.Root open>
        <Dialog.Content title="Details" description="It is shown in lists." aria-describedby="more">
          Text
        </Dialog.Content>
      </Dialog.Root>
    </>,
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('It is shown in lists. It is shown in emails.');
});
