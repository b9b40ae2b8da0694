import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import { Snackbar, snackbar } from '#design-system/components/Snackbar/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

type Item = Parameters<typeof snackbar.show>[0];

const Shown = ({ items }: { items: readonly Item[] }) => {
  useEffect(() => {
    for (const item of items) snackbar.show(item);
    return () => snackbar.clear();
  }, [items]);
  return <Snackbar />;
};

const both: readonly Item[] = [
  { type: 'success', text: 'Offer sent to seller' },
  { type: 'error', kind: 'notification', text: 'Something went wrong!' },
];

const types: readonly Item[] = [
  { type: 'info', kind: 'notification', text: 'A new version is ready' },
  { type: 'warning', kind: 'notification', text: 'Tides ends within an hour' },
  { type: 'success', kind: 'notification', text: 'Offer sent to seller' },
];

const upload: readonly Item[] = [{ type: 'info', text: 'Uploading 3 files', detail: '12 of 40 MB', progress: 0.3 }];

const Buttons = () => (
  <>
    <Inline>
      <Button onClick={() => snackbar.show({ type: 'success', text: 'Offer sent to seller' })}>Succeed</Button>
      <Button
        tone="danger"
        onClick={() => snackbar.show({ type: 'error', kind: 'notification', text: 'Something went wrong!' })}
      >
        Fail
      </Button>
      <Button
        tone="neutral"
        onClick={() =>
          snackbar.show({
            type: 'warning',
            kind: 'notification',
            text: 'Tides ends within an hour',
            action: { label: 'Extend', onSelect: () => {} },
          })
        }
      >
        Warn
      </Button>
    </Inline>
    <Snackbar />
  </>
);

const meta = preview.meta({
  title: 'Components/Snackbar',
  // Takes the args: the part itself has no props.
  component: snackbar.show,
  // One queue serves the whole page: examples beside each other would show the same items.
  parameters: { docs: framed('14rem') },
  beforeEach: () => snackbar.clear(),
});

export const Basic = meta.story({
  args: { type: 'success', kind: 'message', text: 'Offer sent to seller' },
  render: (args) => (
    <>
      <Button onClick={() => snackbar.show({ ...args })}>Show</Button>
      <Snackbar />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect((await screen.findAllByText('Offer sent to seller'))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument());
  },
});

export const Both = meta.story({
  render: () => <Shown items={both} />,
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  },
});

/** One of each type. */
export const Types = meta.story({
  render: () => <Shown items={types} />,
  tags: ['visual', 'everyMode'],
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
});

/** Notification that requires action before a deadline. */
export const Warning = meta.story({
  tags: ['!dev'],
  render: Buttons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    await expect(await screen.findByRole('button', { name: 'Extend' })).toBeVisible();
  },
});

/** A running task: the item stays until the task ends. */
export const Progress = meta.story({
  render: () => <Shown items={upload} />,
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Uploading 3 files' })).toHaveValue(0.3);
  },
});
