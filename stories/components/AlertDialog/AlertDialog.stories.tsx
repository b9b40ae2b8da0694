import { expect, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '#design-system/components/AlertDialog/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: AlertDialog.Content,
  parameters: { docs: framed('20rem') },
  args: {
    title: 'Reject this offer?',
    description: 'Ana Duarte is told at once and may make a new offer.',
    actions: (
      <>
        <AlertDialog.Cancel>
          <Button variant="outline" tone="neutral">
            Cancel
          </Button>
        </AlertDialog.Cancel>
        <AlertDialog.Action>
          <Button tone="danger">Reject offer</Button>
        </AlertDialog.Action>
      </>
    ),
  },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Trigger>
        <Button tone="danger" variant="soft">
          Reject offer
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Reject offer' }));
    await screen.findByRole('alertdialog', { name: 'Reject this offer?' });
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});
