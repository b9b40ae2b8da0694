import { expect, screen } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Drawer } from '#design-system/components/Drawer/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer.Content,
  parameters: { docs: framed('24rem') },
  args: { title: 'Filters', description: 'Narrow the list.' },
  render: (args) => (
    <Drawer.Root defaultOpen>
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
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  },
});

export const FromStart = meta.story({ args: { side: 'start' } });
export const FromBottom = meta.story({ args: { side: 'bottom' } });
