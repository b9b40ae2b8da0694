import { fillText, Icon, IconButton, Menu } from '#design-system';
import type { User } from '#contract/types.ts';
import { adminMessages as messages } from '../../../messages/admin.ts';
import { useActor } from '../../../state/trade/actionRules.ts';
import type { MenuParts } from '../../shared/lists/RowContextMenu.tsx';
import { personOrEmail } from '../../shared/account/personName.ts';
import { accountVerbs, recordVerbs } from './dialogs/personVerbs.ts';
import { useOpenDialog } from './dialogs/useOpenDialog.ts';

export const actionsLabel = (user: User) => fillText(messages.actionsFor, { name: personOrEmail(user) });

/** Admins cannot change their own rights, so they can only view and edit their own account. */
export function PersonMenuItems({ user, parts: { Item, Separator } }: { user: User; parts: MenuParts }) {
  const { openDialog } = useOpenDialog();
  const who = useActor();
  const item = ({ ask: verb, icon, tone, name }: ReturnType<typeof recordVerbs | typeof accountVerbs>[number]) => (
    <Item key={verb} tone={tone} onSelect={() => openDialog({ user: user.id, ask: verb })}>
      <Icon name={icon} />
      <span>{name}</span>
    </Item>
  );
  const actions = accountVerbs(user, who);
  return (
    <>
      <Item onSelect={() => openDialog({ user: user.id })}>
        <Icon name="user" />
        {messages.details}
      </Item>
      <Item onSelect={() => openDialog({ user: user.id, ask: 'edit' })}>
        <Icon name="edit" />
        {messages.edit}
      </Item>
      {recordVerbs(user, who).map(item)}
      {actions.length > 0 && <Separator />}
      {actions.map(item)}
    </>
  );
}

export const PersonActions = ({ user }: { user: User }) => (
  <Menu.Root>
    <Menu.Trigger>
      <IconButton size="small" label={actionsLabel(user)} data-row={user.id}>
        <Icon name="more" />
      </IconButton>
    </Menu.Trigger>
    <Menu.Content>
      <PersonMenuItems user={user} parts={{ Item: Menu.Item, Separator: Menu.Separator }} />
    </Menu.Content>
  </Menu.Root>
);
