import { Icon, IconButton, Menu } from '#design-system';
import type { User } from '#contract/types.ts';
import { adminMessages as messages } from '../../../messages/admin.ts';
import { format } from '../../../messages/format.ts';
import { useActor } from '../../../state/trade/actions.ts';
import { personOrEmail } from '../../shared/account/personName.ts';
import { accountVerbs, recordVerbs } from './dialogs/personVerbs.ts';
import { useAsked } from './dialogs/useAsked.ts';

/** Admins cannot change their own rights, so they can only view and edit their own account. */
export function PersonActions({ user }: { user: User }) {
  const { ask } = useAsked();
  const who = useActor();
  const item = ({ ask: verb, icon, tone, name }: ReturnType<typeof recordVerbs | typeof accountVerbs>[number]) => (
    <Menu.Item key={verb} tone={tone} onSelect={() => ask({ user: user.id, ask: verb })}>
      <Icon name={icon} />
      {name}
    </Menu.Item>
  );
  const actions = accountVerbs(user, who);
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton size="small" label={format(messages.actionsFor, { name: personOrEmail(user) })}>
          <Icon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => ask({ user: user.id })}>
          <Icon name="user" />
          {messages.details}
        </Menu.Item>
        <Menu.Item onSelect={() => ask({ user: user.id, ask: 'edit' })}>
          <Icon name="edit" />
          {messages.edit}
        </Menu.Item>
        {recordVerbs(user, who).map(item)}
        {actions.length > 0 && <Menu.Separator />}
        {actions.map(item)}
      </Menu.Content>
    </Menu.Root>
  );
}
