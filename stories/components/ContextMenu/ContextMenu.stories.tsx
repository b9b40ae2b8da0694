import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { ContextMenu, type ContextMenuContentProps } from '#design-system/components/ContextMenu/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import { runsPlays } from '../../../.storybook/plays.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

/** The menu is open at first. No prop does that: it opens where the pointer is. */
const openAtFirst = (area: HTMLElement | null) => {
  if (runsPlays || area?.closest('#storybook-docs')) return;
  const press = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 60, clientY: 60 });
  area?.querySelector('button')?.dispatchEvent(press);
};

function ColumnsMenu(props: ContextMenuContentProps) {
  const [shown, setShown] = useState({ price: true, seller: false });
  const [order, setOrder] = useState('newest');
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger>
        <Button variant="outline" tone="neutral">
          Columns
        </Button>
      </ContextMenu.Trigger>
      <ContextMenu.Content {...props}>
        <ContextMenu.CheckboxItem checked={shown.price} onCheckedChange={(price) => setShown({ ...shown, price })}>
          Price
        </ContextMenu.CheckboxItem>
        <ContextMenu.CheckboxItem checked={shown.seller} onCheckedChange={(seller) => setShown({ ...shown, seller })}>
          Seller
        </ContextMenu.CheckboxItem>
        <ContextMenu.Separator />
        <ContextMenu.Sub open>
          <ContextMenu.SubTrigger>Order</ContextMenu.SubTrigger>
          <ContextMenu.SubContent>
            <ContextMenu.RadioGroup value={order} onValueChange={setOrder}>
              <ContextMenu.RadioItem value="newest">Newest first</ContextMenu.RadioItem>
              <ContextMenu.RadioItem value="oldest">Oldest first</ContextMenu.RadioItem>
            </ContextMenu.RadioGroup>
          </ContextMenu.SubContent>
        </ContextMenu.Sub>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

const meta = preview.meta({
  title: 'Components/ContextMenu',
  component: ContextMenu.Content,
  parameters: { docs: framed('18rem') },
  args: { label: 'Actions on row 7' },
  decorators: [
    (Story) => (
      <div ref={openAtFirst} style={{ display: 'contents' }}>
        <Story />
      </div>
    ),
  ],
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <ContextMenu.Root>
      <ContextMenu.Trigger>
        <Button variant="outline" tone="neutral">
          Row 7
        </Button>
      </ContextMenu.Trigger>
      <ContextMenu.Content {...args}>
        <ContextMenu.Item>
          <Icon name="copy" /> Copy row
        </ContextMenu.Item>
        <ContextMenu.Item disabled>
          <Icon name="filter" /> Filter by value
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item tone="danger">
          <Icon name="delete" /> Remove row
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Row 7' }), { clientX: 60, clientY: 60 });
    await expect(await screen.findByRole('menuitem', { name: 'Copy row' })).toBeVisible();
  },
});

/** Items with a tick, one choice of several, and a menu beside its item. */
export const Choices = meta.story({
  tags: ['visual'],
  args: { label: 'Columns' },
  render: (args) => <ColumnsMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Columns' }), { clientX: 60, clientY: 60 });
    await screen.findByRole('menu', { name: 'Columns' });
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus());
  },
});

export const Chosen = meta.story({
  tags: ['!dev'],
  args: { label: 'Columns' },
  render: (args) => <ColumnsMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    const open = () =>
      fireEvent.contextMenu(canvas.getByRole('button', { name: 'Columns' }), { clientX: 60, clientY: 60 });
    await open();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Seller' }));
    await open();
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Seller' })).toBeChecked();
  },
});
