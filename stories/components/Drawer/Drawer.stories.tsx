import { expect, screen } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Drawer, type drawerVariants } from '#design-system/components/Drawer/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Drawer', component: Drawer.Root });

const draw = (side: (typeof drawerVariants.sides)[number]) => (
  <Drawer.Root>
    <Drawer.Trigger>
      <Button variant="outline" tone="neutral">
        Filters
      </Button>
    </Drawer.Trigger>
    <Drawer.Content side={side} title="Filters" description="Narrow the list.">
      <p>Category, price, access.</p>
    </Drawer.Content>
  </Drawer.Root>
);

export const Basic = meta.story({
  tags: ['visual'],
  render: () => draw('end'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  },
});

export const FromStart = meta.story({ render: () => draw('start') });
export const FromBottom = meta.story({ render: () => draw('bottom') });
