import {
  Avatar,
  Badge,
  Button,
  Drawer,
  Heading,
  Icon,
  Inline,
  KeyValueList,
  Menu,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import type { User } from '#contract/types.ts';
import { adminMessages, detailMessages as messages, personMessages } from '../../../messages/admin.ts';
import { dataMessages } from './messages.ts';
import { useActor } from '../../../state/trade/actionRules.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { personParts } from '../person/person.ts';
import { userActivity, userDetails } from '../../../state/trade/users.ts';
import { Empty } from '../../shared/Empty.tsx';
import { Async } from '../../shared/Async.tsx';
import { personOrEmail } from '../../shared/account/personName.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { ActivityList } from '../activity/ActivityList.tsx';
import { pathOf as activityPath } from '../activity/useActivityFilter.ts';
import { accountVerbs, recordVerbs } from './dialogs/personVerbs.ts';
import { Products } from '../person/Products.tsx';
import { Sessions } from '../person/Sessions.tsx';
import { BlockReasons } from '../person/BlockReasons.tsx';
import { Wallet } from '../person/Wallet.tsx';
import { PersonRoles, PersonState } from './personState.tsx';
import { useOpenDialog } from './dialogs/useOpenDialog.ts';

interface PersonDrawerProps {
  id: string;
  user: User | undefined;
  onClose: () => void;
}

const { columns, mfa, never } = adminMessages;
const { fields } = personMessages;

const factsOf = (user: User) => [
  { label: columns.roles, value: <PersonRoles user={user} /> },
  { label: columns.mfa, value: user.mfa ? mfa.on : mfa.off },
  { label: columns.lastLogin, value: user.last_login ? <When at={user.last_login} /> : never },
  { label: columns.created, value: <When at={user.created_date} as="moment" /> },
  ...(['company', 'phone', 'address', 'country'] as const).map((name) => ({
    label: fields[name],
    value: user[name] && <span translate="no">{user[name]}</span>,
  })),
];

function Actions({ user }: { user: User }) {
  const { openDialog } = useOpenDialog();
  const who = useActor();
  const verbs = [...recordVerbs(user, who), ...accountVerbs(user, who)];
  const look = { size: 'small', variant: 'outline', tone: 'neutral' } as const;
  return (
    <Inline>
      <Button {...look} onClick={() => openDialog({ user: user.id, ask: 'edit' })}>
        <Icon name="edit" />
        {adminMessages.edit}
      </Button>
      {verbs.length > 0 && (
        <Menu.Root>
          <Menu.Trigger>
            <Button {...look}>
              <Icon name="more" />
              {adminMessages.more}
            </Button>
          </Menu.Trigger>
          <Menu.Content align="start">
            {verbs.map(({ ask: verb, icon, tone, name, hint }) => (
              <Menu.Item key={verb} tone={tone} onSelect={() => openDialog({ user: user.id, ask: verb })}>
                <Icon name={icon} />
                <span>
                  <span>{name}</span>
                  <Text as="div" size="small" tone="muted">
                    {hint}
                  </Text>
                </span>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      )}
    </Inline>
  );
}

function Activity({ id }: { id: string }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>{messages.activity}</Heading>
      <Async
        of={userActivity}
        input={id}
        skeleton={<Skeleton lines={3} />}
        isEmpty={({ content }) => content.length === 0}
        empty={<Text tone="muted">{messages.noActivity}</Text>}
      >
        {({ content }) => <ActivityList entries={content} />}
      </Async>
      <RouterLink to={activityPath({ kind: 'all', subject: id })}>{messages.allActivity}</RouterLink>
    </Stack>
  );
}

export function PersonDrawer({ id, user, onClose }: PersonDrawerProps) {
  const missing = useStatus(userDetails).phase === 'fail';
  useLoad(personParts, id);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={user ? personOrEmail(user) : messages.facts} description={user?.email}>
        {user ? (
          <Stack gap={5}>
            <Inline gap={3}>
              <Avatar name={personOrEmail(user)} src={user.picture} size="large" />
              <PersonState user={user} />
              {user.held && <Badge>{dataMessages.held}</Badge>}
            </Inline>
            <Actions user={user} />
            <BlockReasons user={user} />
            <KeyValueList items={factsOf(user)} />
            <Sessions user={user} />
            <Products id={id} />
            <Wallet id={id} />
            <Activity id={id} />
          </Stack>
        ) : missing ? (
          <Empty icon="search" messages={messages.missing} />
        ) : (
          <Skeleton lines={6} />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
