import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { AlertDialog } from '#design-system/components/AlertDialog/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { Drawer } from '#design-system/components/Drawer/index.ts';

type Draw = (close: () => void) => ReactElement;

/** Panels that a page opens itself, without a trigger of theirs. */
const panels: [name: string, draw: Draw][] = [
  [
    'Dialog',
    (close) => (
      <Dialog.Root open onOpenChange={close}>
        <Dialog.Content title="Panel">Text</Dialog.Content>
      </Dialog.Root>
    ),
  ],
  [
    'Drawer',
    (close) => (
      <Drawer.Root open onOpenChange={close}>
        <Drawer.Content title="Panel">Text</Drawer.Content>
      </Drawer.Root>
    ),
  ],
  [
    'AlertDialog',
    (close) => (
      <AlertDialog.Root open onOpenChange={close}>
        <AlertDialog.Content title="Panel" description="Text" actions={null} />
      </AlertDialog.Root>
    ),
  ],
];

function Page({ draw, onClosed }: { draw: Draw; onClosed?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && draw(close)}
    </>
  );
}

const openAndLeave = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Panel');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Panel')).not.toBeInTheDocument());
};

it.each(panels)('%s gives focus back to what opened it', async (_, draw) => {
  render(<Page draw={draw} />);
  await openAndLeave();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it.each(panels)('%s leaves focus where the page has moved it', async (_, draw) => {
  const toHeading = () => setTimeout(() => screen.getByRole('heading', { name: 'Page' }).focus());
  render(<Page draw={draw} onClosed={toHeading} />);
  await openAndLeave();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
});
