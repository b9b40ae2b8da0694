import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { BrowserRouter, useLocation, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AlertDialog, Button, closePanelsBy, Dialog, Drawer } from '#design-system';
import {
  askBeforeLeaving,
  closeOnBack,
  noteEntry,
  watchHistory,
} from '#src/pages/shared/history/navigationBlockers.ts';

function Panels() {
  const { key, pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with each history entry
  useEffect(() => noteEntry(), [key]);
  return (
    <>
      <output>{pathname}</output>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Button onClick={() => setAddress({ look: '1' })}>Open look</Button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content title="Dialog">
          <Button onClick={() => setAddress({ filter: '1' })}>Filter</Button>
          <AlertDialog.Root>
            <AlertDialog.Trigger>
              <Button>Delete</Button>
            </AlertDialog.Trigger>
            <AlertDialog.Content title="Sure?" description="It is gone then." actions={null} />
          </AlertDialog.Root>
        </Dialog.Content>
      </Dialog.Root>
      <Drawer.Root open={address.has('look')} onOpenChange={() => setAddress({})}>
        <Drawer.Content title="Look">Rows</Drawer.Content>
      </Drawer.Root>
    </>
  );
}

const state = (idx: number) => ({ idx, key: String(idx), usr: null });
let stop: () => void;
beforeEach(() => {
  history.replaceState(state(0), '', '/first');
  history.pushState(state(1), '', '/second');
  closePanelsBy(closeOnBack);
  stop = watchHistory();
  render(<Panels />, { wrapper: BrowserRouter });
});
afterEach(() => {
  closePanelsBy(undefined);
  stop();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () => act(() => history.back());
const panels = (...names: string[]) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[role=dialog] h2, [role=alertdialog] h2')].map((title) => title.textContent),
    ).toEqual(names),
  );
/** An open panel hides the text from assistive technology. */
const isAt = (path: string) =>
  waitFor(() => expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(path));
/** The router has handled the move; otherwise the text is unchanged. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

it('closes panels from the top on Back, then leaves the page', async () => {
  await press('Open dialog');
  await press('Delete');
  await panels('Dialog', 'Sure?');
  back();
  await panels('Dialog');
  await settled();
  back();
  await panels();
  await settled();
  expect(location.pathname).toBe('/second');
  back();
  await isAt('/first');
});

it('keeps what a panel wrote to the address when Back closes it', async () => {
  await press('Open dialog');
  await press('Filter');
  back();
  await panels();
  await settled();
  expect(location.search).toBe('?filter=1');
});

it('leaves a panel with its own history entry to the router, so that Forward opens it again', async () => {
  await press('Open look');
  await panels('Look');
  back();
  await panels();
  await settled();
  expect(location.search).toBe('');
  act(() => history.forward());
  await panels('Look');
});

it('lets Forward leave from a panel, and asks if there are unsaved changes', async () => {
  const asked: unknown[] = [];
  back();
  await isAt('/first');
  await press('Open dialog');
  const forget = askBeforeLeaving((way) => asked.push(way));
  act(() => history.forward());
  await settled();
  expect([asked, location.pathname]).toEqual([[1], '/first']);
  await panels('Dialog');
  forget();
  act(() => history.forward());
  await isAt('/second');
});

it('closes a panel that was open in the address, within its history entry', async () => {
  act(() => {
    history.replaceState(state(1), '', '/second?look=1');
    window.dispatchEvent(new PopStateEvent('popstate', { state: state(1) }));
  });
  await panels('Look');
  back();
  await panels();
  await settled();
  expect(location.pathname + location.search).toBe('/second');
  // The next Back is handled by the browser.
  back();
  await panels('Look');
});
