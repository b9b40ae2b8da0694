import { fillText, Icon, IconButton, Menu } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { duplicatePath, editProductPath, productPath } from '../../config/paths.ts';
import { productsMessages } from '../../messages/products.ts';
import { productActions, useActor, verbsFor } from '../../state/trade/actions.ts';
import { Anchor } from '../shared/Anchor.tsx';
import type { MenuParts } from '../shared/lists/RowContextMenu.tsx';

const { menu: messages } = productsMessages;

export interface Asked {
  action: 'copy' | 'logo' | 'delete';
  stream: Stream;
}

interface RowMenuProps {
  stream: Stream;
  onAsk: (asked: Asked) => void;
}

export const menuLabel = ({ name }: Stream) => fillText(messages.label, { name });

export function RowMenuItems({ stream, onAsk, parts: { Item, Separator } }: RowMenuProps & { parts: MenuParts }) {
  const verbs = new Set(verbsFor(productActions, stream, useActor()));
  const ways = [
    ['edit', 'edit', editProductPath(stream.id)],
    ['duplicate', 'layers', duplicatePath(stream.id)],
  ] as const;
  const links = [['open', 'forward', productPath(stream.id)] as const, ...ways.filter(([name]) => verbs.has(name))];
  return (
    <>
      {links.map(([name, icon, to]) => (
        <Item key={name} asChild>
          <Anchor to={to}>
            <Icon name={icon} /> <span>{messages[name]}</span>
          </Anchor>
        </Item>
      ))}
      {verbs.has('copy') && (
        <Item onSelect={() => onAsk({ action: 'copy', stream })}>
          <Icon name="copy" /> {messages.copy}
        </Item>
      )}
      {verbs.has('logo') && (
        <Item onSelect={() => onAsk({ action: 'logo', stream })}>
          <Icon name="star" /> {messages.logo}
        </Item>
      )}
      {verbs.has('delete') && (
        <>
          <Separator />
          <Item tone="danger" onSelect={() => onAsk({ action: 'delete', stream })}>
            <Icon name="delete" /> {messages.delete}
          </Item>
        </>
      )}
    </>
  );
}

export const RowMenu = ({ stream, onAsk }: RowMenuProps) => (
  <Menu.Root>
    <Menu.Trigger>
      <IconButton label={menuLabel(stream)} size="small" data-row={stream.id}>
        <Icon name="more" />
      </IconButton>
    </Menu.Trigger>
    <Menu.Content>
      <RowMenuItems {...{ stream, onAsk }} parts={{ Item: Menu.Item, Separator: Menu.Separator }} />
    </Menu.Content>
  </Menu.Root>
);
