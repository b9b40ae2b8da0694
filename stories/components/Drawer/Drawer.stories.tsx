import { expect, screen } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Drawer } from '#design-system/components/Drawer/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { openByButton } from '../../support/openByButton.ts';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer.Content,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { title: 'Filters', description: 'Narrow the list.' },
  render: (args) => (
    <Drawer.Root>
      <Drawer.Trigger>
        <Button variant="outline" tone="neutral">
          Filters
        </Button>
      </Drawer.Trigger>
      <Drawer.Content {...args}>
        <p>Category, price, access.</p>
      </Drawer.Content>
    </Drawer.Root>
  ),
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  },
});

export const FromStart = meta.story({ args: { side: 'start' }, play: openByButton });
export const FromBottom = meta.story({ args: { side: 'bottom' }, play: openByButton });
