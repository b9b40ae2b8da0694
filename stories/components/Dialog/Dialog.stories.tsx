import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog.Content,
  parameters: { docs: framed('24rem') },
  args: { title: 'Change the logo', description: 'It stands beside the name in every list.' },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger>
        <Button>Change the logo</Button>
      </Dialog.Trigger>
      <Dialog.Content {...args}>
        <p>A square picture of at least 96 pixels looks best.</p>
        <Dialog.Footer>
          <Dialog.Close>
            <Button variant="outline" tone="neutral">
              Cancel
            </Button>
          </Dialog.Close>
          <Button>Save</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change the logo' });
    await expect(dialog).toHaveAccessibleDescription('It stands beside the name in every list.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Change the logo' }));
    await screen.findByRole('dialog');
  },
});

export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Full = meta.story({
  tags: ['!dev'],
  args: { size: 'full' },
});
