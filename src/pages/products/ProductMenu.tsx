import { fillText, Icon, IconButton, Menu } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { duplicatePath, editProductPath, productPath } from '../../config/paths.ts';
import { productsMessages } from '../../messages/products.ts';
import { productActions, useActor, verbsFor } from '../../state/trade/actionRules.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { copyAddress } from '../../state/trade/selling/copyAddress.ts';
import type { MenuParts } from '../shared/lists/RowContextMenu.tsx';
import type { ProductDialogRequest } from './ProductDialog.tsx';

const { menu: messages } = productsMessages;

interface ProductMenuProps {
  stream: Stream;
  onOpenDialog: (request: ProductDialogRequest) => void;
}

export const productMenuLabel = ({ name }: Stream) => fillText(messages.label, { name });

export function ProductMenuItems({
  stream,
  onOpenDialog,
  parts: { Item, Separator },
}: ProductMenuProps & { parts: MenuParts }) {
  const verbs = new Set(verbsFor(productActions, stream, useActor()));
  const editLinks = [
    ['edit', 'edit', editProductPath(stream.id)],
    ['duplicate', 'layers', duplicatePath(stream.id)],
  ] as const;
  const links = [
    ['open', 'forward', productPath(stream.id)] as const,
    ...editLinks.filter(([name]) => verbs.has(name)),
  ];
  return (
    <>
      {links.map(([name, icon, to]) => (
        <Item key={name} asChild>
          <Anchor to={to}>
            <Icon name={icon} /> <span>{messages[name]}</span>
          </Anchor>
        </Item>
      ))}
      {verbs.has('copyAddress') && (
        <Item onSelect={() => void copyAddress(stream.id)}>
          <Icon name="copy" /> {messages.copyAddress}
        </Item>
      )}
      {verbs.has('logo') && (
        <Item onSelect={() => onOpenDialog({ dialog: 'logo', stream })}>
          <Icon name="star" /> {messages.logo}
        </Item>
      )}
      {verbs.has('delete') && (
        <>
          <Separator />
          <Item tone="danger" onSelect={() => onOpenDialog({ dialog: 'delete', stream })}>
            <Icon name="delete" /> {messages.delete}
          </Item>
        </>
      )}
    </>
  );
}

export const ProductMenu = ({ stream, onOpenDialog }: ProductMenuProps) => (
  <Menu.Root>
    <Menu.Trigger>
      <IconButton label={productMenuLabel(stream)} size="small" data-row={stream.id}>
        <Icon name="more" />
      </IconButton>
    </Menu.Trigger>
    <Menu.Content>
      <ProductMenuItems {...{ stream, onOpenDialog }} parts={{ Item: Menu.Item, Separator: Menu.Separator }} />
    </Menu.Content>
  </Menu.Root>
);
