import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Popover } from '#design-system/components/Popover/index.ts';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover.Content,
  parameters: { docs: framed('16rem') },
  args: { label: 'Share the product' },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Popover.Root defaultOpen>
      <Popover.Trigger>
        <Button variant="outline">Share</Button>
      </Popover.Trigger>
      <Popover.Content {...args}>
        <Stack gap={3}>
          <TextField label="Link" defaultValue="https://example.com/products/7" readOnly />
          <Popover.Close>
            <Button size="small">Done</Button>
          </Popover.Close>
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const shown = () => screen.findByRole('dialog', { name: 'Share the product' });
    const first = await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const panel = await shown();
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
});
