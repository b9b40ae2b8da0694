import { Avatar, dateFormat, Inline, Stack, Text } from '#design-system';
import type { User } from '#contract/types.ts';
import { profileMessages } from './messages.ts';
import { personName } from '../shared/account/personName.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { dot } from '../../messages/format.ts';

const messages = profileMessages.seen;
const month = { month: 'long', year: 'numeric' } as const;

export function PublicView({ user }: { user: User }) {
  const name = personName(user);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Inline gap={3} wrap={false}>
        <Avatar name={name || user.email} src={user.picture} size="large" />
        <Stack gap={0}>
          <Text as="p" weight="semibold">
            {name || messages.nameless}
          </Text>
          <Text as="p" tone="muted" size="small">
            {user.company && <span>{`${user.company}${dot}`}</span>}
            <span>{messages.since}</span> <span>{dateFormat(month).format(Date.parse(user.created_date))}</span>
          </Text>
        </Stack>
      </Inline>
    </SettingsSection>
  );
}
