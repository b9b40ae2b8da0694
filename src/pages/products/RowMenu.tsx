import { Icon, IconButton, Menu } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { duplicatePath, editProductPath, productPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { productsMessages } from '../../messages/products.ts';
import { productActions, useActor, verbsFor } from '../../state/trade/actions.ts';
import { Anchor } from '../shared/Anchor.tsx';

const { menu: messages } = productsMessages;

export interface Asked {
  action: 'copy' | 'logo' | 'delete';
  stream: Stream;
}

export function RowMenu({ stream, onAsk }: { stream: Stream; onAsk: (asked: Asked) => void }) {
  const verbs = new Set(verbsFor(productActions, stream, useActor()));
  const ways = [
    ['edit', 'edit', editProductPath(stream.id)],
    ['duplicate', 'layers', duplicatePath(stream.id)],
  ] as const;
  const links = [['open', 'forward', productPath(stream.id)] as const, ...ways.filter(([name]) => verbs.has(name))];
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton label={format(messages.label, { name: stream.name })} size="small">
          <Icon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {links.map(([name, icon, to]) => (
          <Menu.Item key={name} asChild>
            <Anchor to={to}>
              <Icon name={icon} /> {messages[name]}
            </Anchor>
          </Menu.Item>
        ))}
        {verbs.has('copy') && (
          <Menu.Item onSelect={() => onAsk({ action: 'copy', stream })}>
            <Icon name="copy" /> {messages.copy}
          </Menu.Item>
        )}
        {verbs.has('logo') && (
          <Menu.Item onSelect={() => onAsk({ action: 'logo', stream })}>
            <Icon name="star" /> {messages.logo}
          </Menu.Item>
        )}
        {verbs.has('delete') && (
          <>
            <Menu.Separator />
            <Menu.Item tone="danger" onSelect={() => onAsk({ action: 'delete', stream })}>
              <Icon name="delete" /> {messages.delete}
            </Menu.Item>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
