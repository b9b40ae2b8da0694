import { Icon, IconButton, Menu } from '#design-system';
import type { User } from '#contract/types.ts';
import { adminWords as words, deedWords } from '../../../messages/admin.ts';
import { supportWords } from '../../../messages/personData.ts';
import { format } from '../../../messages/format.ts';
import { personActions, personRecordActions, useActor, verbsFor } from '../../../state/trade/actions.ts';
import { personOrEmail } from '../../shared/account/personName.ts';
import { askLooks, deedLooks } from './dialogs/accountActionLooks.ts';
import { useAsked } from './dialogs/useAsked.ts';

/** Admins cannot change their own rights, so they can only view and edit their own account. */
export function PersonActions({ user }: { user: User }) {
  const { ask } = useAsked();
  const who = useActor();
  const deeds = verbsFor(personActions, user, who);
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton size="small" label={format(words.actionsFor, { name: personOrEmail(user) })}>
          <Icon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => ask({ user: user.id })}>
          <Icon name="user" />
          {words.details}
        </Menu.Item>
        <Menu.Item onSelect={() => ask({ user: user.id, ask: 'edit' })}>
          <Icon name="edit" />
          {words.edit}
        </Menu.Item>
        {verbsFor(personRecordActions, user, who).map((verb) => (
          <Menu.Item key={verb} tone={askLooks[verb].tone} onSelect={() => ask({ user: user.id, ask: verb })}>
            <Icon name={askLooks[verb].icon} />
            {supportWords[verb]}
          </Menu.Item>
        ))}
        {deeds.length > 0 && <Menu.Separator />}
        {deeds.map((deed) => (
          <Menu.Item key={deed} tone={deedLooks[deed].tone} onSelect={() => ask({ user: user.id, ask: deed })}>
            <Icon name={deedLooks[deed].icon} />
            {deedWords[deed].name}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
