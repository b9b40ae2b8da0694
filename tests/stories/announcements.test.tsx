// Announcements of screen readers, read from the accessibility tree of a real browser.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button, Dialog, Snackbar, snackbar } from '#design-system';

interface Frames {
  frame: { id: string; url: string };
  childFrames?: Frames[];
}
interface Node {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

const session = cdp() as unknown as {
  send: ((method: 'Page.getFrameTree') => Promise<{ frameTree: Frames }>) &
    ((method: 'Accessibility.getFullAXTree', options: { frameId: string }) => Promise<{ nodes: Node[] }>);
};

const framesOf = ({ frame, childFrames = [] }: Frames): Frames['frame'][] => [frame, ...childFrames.flatMap(framesOf)];

async function tree() {
  const { frameTree } = await session.send('Page.getFrameTree');
  // Without the fragment, which keys on links of other tests may have left.
  const [here] = location.href.split('#', 1);
  const frame = framesOf(frameTree).find(({ url }) => url === here);
  if (!frame) throw new Error('The frame of the test is not in the page');
  return (await session.send('Accessibility.getFullAXTree', { frameId: frame.id })).nodes;
}

/** Texts of the live regions, by urgency. */
async function live() {
  const nodes = await tree();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? (node.name?.value ?? '')
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .join('');
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap((node) =>
      (node.properties ?? [])
        .filter(({ name }) => name === 'live')
        .map(({ value }) => `${String(value.value)}: ${textOf(node)}`),
    )
    .filter((line) => !line.endsWith(': '));
}

/** Each text that is put into a live region which was there before. */
let spoken: string[] = [];
const watcher = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const region = target instanceof Element ? target.closest('[aria-live]') : null;
    if (region && !region.closest('[aria-hidden=true]'))
      spoken.push(...[...addedNodes].map((node) => node.textContent ?? ''));
  }
});

beforeEach(() => {
  snackbar.clear();
  spoken = [];
  watcher.observe(document.body, { childList: true, subtree: true });
});
afterEach(() => {
  watcher.disconnect();
  cleanup();
});

const spokenText = () => spoken.join(' ').replaceAll(/\s+/gu, ' ').trim();

/** Shows an item and waits until its first text has been announced. */
async function shown(item: Parameters<typeof snackbar.show>[0] & { text: string }) {
  let id = 0;
  act(() => void (id = snackbar.show(item)));
  await waitFor(() => expect(spokenText()).toContain(item.text));
  spoken = [];
  return id;
}

it('announces the end of a task once, and no unchanged text', async () => {
  render(<Snackbar />);
  const action = { label: 'Open', onSelect: () => {} };
  const id = await shown({ type: 'info', text: 'Uploading', detail: 'Tides', action, progress: 0.2 });
  act(() => snackbar.update(id, { progress: 0.6, detail: '6 of 9 MB' }));
  act(() => snackbar.update(id, { type: 'success', text: 'Uploaded', detail: 'Tides', progress: undefined }));
  await waitFor(async () => expect(await live()).toContain('polite: Uploaded'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(spokenText()).toBe('Uploaded');
});

it('announces a replaced text, and replaced nodes only if their text differs', async () => {
  render(<Snackbar />);
  const id = await shown({ type: 'info', text: 'Connecting' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  dismiss.focus();
  act(() => snackbar.update(id, { type: 'error', text: 'No connection' }));
  await waitFor(async () => expect(await live()).toContain('assertive: No connection'));
  expect(dismiss).toHaveFocus();
  act(() => snackbar.update(id, { text: <b>No connection</b> }));
  act(() => snackbar.update(id, { detail: 'Trying again' }));
  await waitFor(() => expect(spokenText()).toContain('Trying again'));
  expect(spokenText()).toBe('No connection Trying again');
});

it('announces while a dialog is open', async () => {
  render(
    <>
      <Snackbar />
      <Dialog.Root>
        <Dialog.Trigger>
          <Button>Open</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Buy access">Twelve hours</Dialog.Content>
      </Dialog.Root>
    </>,
  );
  const id = await shown({ type: 'info', text: 'Saving' });
  screen.getByRole('button', { name: 'Open' }).click();
  await screen.findByRole('dialog');
  act(() => snackbar.update(id, { type: 'success', text: 'Saved' }));
  await waitFor(async () => expect(await live()).toContain('polite: Saved'));
});
