import { Icon, IconButton, Menu } from '#design-system';
import type { User } from '#contract/types.ts';
import { adminMessages as messages, accountActionMessages } from '../../../messages/admin.ts';
import { supportMessages } from '../../../messages/personData.ts';
import { format } from '../../../messages/format.ts';
import { personActions, personRecordActions, useActor, verbsFor } from '../../../state/trade/actions.ts';
import { personOrEmail } from '../../shared/account/personName.ts';
import { askLooks, accountActionLooks } from './dialogs/accountActionLooks.ts';
import { useAsked } from './dialogs/useAsked.ts';

/** Admins cannot change their own rights, so they can only view and edit their own account. */
export function PersonActions({ user }: { user: User }) {
  const { ask } = useAsked();
  const who = useActor();
  const actions = verbsFor(personActions, user, who);
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
        {verbsFor(personRecordActions, user, who).map((verb) => (
          <Menu.Item key={verb} tone={askLooks[verb].tone} onSelect={() => ask({ user: user.id, ask: verb })}>
            <Icon name={askLooks[verb].icon} />
            {supportMessages[verb]}
          </Menu.Item>
        ))}
        {actions.length > 0 && <Menu.Separator />}
        {actions.map((action) => (
          <Menu.Item
            key={action}
            tone={accountActionLooks[action].tone}
            onSelect={() => ask({ user: user.id, ask: action })}
          >
            <Icon name={accountActionLooks[action].icon} />
            {accountActionMessages[action].name}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
