import { useEffect } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ContextMenu } from '#design-system/components/ContextMenu/index.ts';
import { verifyComponent, type Extra } from '../../support/components/verifyComponent.tsx';

function Row({ onSelect, extra }: { onSelect?: () => void; extra?: Extra }) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger>
        <button type="button">Row 7</button>
      </ContextMenu.Trigger>
      <ContextMenu.Content label="Actions on row 7" {...extra}>
        <ContextMenu.Item {...(onSelect && { onSelect })}>Copy row</ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item tone="danger">Remove row</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

const draw = (onSelect?: () => void) => {
  render(<Row {...(onSelect && { onSelect })} />);
  return screen.getByRole('button', { name: 'Row 7' });
};

function OpenRow({ extra }: { extra: Extra }) {
  useEffect(() => {
    screen.getByRole('button', { name: 'Row 7' }).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  }, []);
  return <Row extra={extra} />;
}

verifyComponent({ name: 'ContextMenu', draw: (extra) => <OpenRow extra={extra} /> });

it('opens at the pointer, moves by arrow keys and runs an item', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn<() => void>();
  const row = draw(onSelect);
  row.focus();
  fireEvent.contextMenu(row);
  expect(await screen.findByRole('menu', { name: 'Actions on row 7' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('marks destructive items', async () => {
  fireEvent.contextMenu(draw());
  expect(await screen.findByRole('menuitem', { name: 'Remove row' })).toHaveAttribute('data-tone', 'danger');
});

it('ticks one item, chooses one of several and opens a menu beside an item', async () => {
  const user = userEvent.setup();
  const [onTick, onChoose] = [vi.fn<(checked: boolean) => void>(), vi.fn<(value: string) => void>()];
  render(
    <ContextMenu.Root>
      <ContextMenu.Trigger>
        <button type="button">Row 7</button>
      </ContextMenu.Trigger>
      <ContextMenu.Content label="Columns">
        <ContextMenu.CheckboxItem checked={false} onCheckedChange={onTick} onSelect={(event) => event.preventDefault()}>
          Price
        </ContextMenu.CheckboxItem>
        <ContextMenu.Sub>
          <ContextMenu.SubTrigger>Order</ContextMenu.SubTrigger>
          <ContextMenu.SubContent>
            <ContextMenu.RadioGroup value="new" onValueChange={onChoose}>
              <ContextMenu.RadioItem value="new">Newest first</ContextMenu.RadioItem>
              <ContextMenu.RadioItem value="old">Oldest first</ContextMenu.RadioItem>
            </ContextMenu.RadioGroup>
          </ContextMenu.SubContent>
        </ContextMenu.Sub>
      </ContextMenu.Content>
    </ContextMenu.Root>,
  );
  fireEvent.contextMenu(screen.getByRole('button', { name: 'Row 7' }));
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown} ');
  expect(onTick.mock.calls).toEqual([[true]]);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['old']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
