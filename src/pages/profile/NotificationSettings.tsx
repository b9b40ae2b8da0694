import { Checkbox, Grid, Inline, Stack, Text, TimeField } from '#design-system';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { notificationGroups, type NotificationGroup } from '#contract/notificationKinds.ts';
import { notificationSettingsMessages as messages } from './messages.ts';
import { topicTitles } from '../../messages/notifications.ts';
import { changeNotificationSettings, notificationSettings } from '../../state/me/notificationSettings.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';

const withGroup = (groups: readonly NotificationGroup[], group: NotificationGroup, on: boolean) =>
  notificationGroups.filter((each) => (each === group ? on : groups.includes(each)));

function GroupSettings({ group }: { group: NotificationGroup }) {
  const { off, unshown, heard } = useSnapshot(notificationSettings);
  const id = useId();
  const isOff = off.includes(group);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would stack the controls
    <Inline role="group" aria-labelledby={id} justify="between" style={{ gap: 'var(--ds-space-1) var(--ds-space-4)' }}>
      <Text id={id} weight="medium">
        {topicTitles[group]}
      </Text>
      <Inline gap={4}>
        <Checkbox
          label={messages.list}
          checked={!isOff}
          onCheckedChange={(checked) => changeNotificationSettings({ off: withGroup(off, group, checked !== true) })}
        />
        <Checkbox
          label={messages.show}
          disabled={isOff}
          checked={!isOff && !unshown.includes(group)}
          onCheckedChange={(checked) =>
            changeNotificationSettings({ unshown: withGroup(unshown, group, checked !== true) })
          }
        />
        <Checkbox
          label={messages.hear}
          disabled={isOff}
          checked={!isOff && heard.includes(group)}
          onCheckedChange={(checked) =>
            changeNotificationSettings({ heard: withGroup(heard, group, checked === true) })
          }
        />
      </Inline>
    </Inline>
  );
}

function QuietHours() {
  const { quietFrom, quietTo } = useSnapshot(notificationSettings);
  const id = useId();
  const hintOf = (hour: string, other: string) => (hour === '' && other !== '' ? messages.half : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would stack the controls
    <Stack role="group" aria-labelledby={id} gap={2}>
      <Text id={id} weight="medium">
        {messages.quiet}
      </Text>
      <Text as="p" size="small" tone="muted">
        {messages.quietText}
      </Text>
      <Grid columns="medium">
        <TimeField
          label={messages.from}
          hint={hintOf(quietFrom, quietTo)}
          value={quietFrom}
          onChange={({ target }) => changeNotificationSettings({ quietFrom: target.value })}
        />
        <TimeField
          label={messages.to}
          hint={hintOf(quietTo, quietFrom)}
          value={quietTo}
          onChange={({ target }) => changeNotificationSettings({ quietTo: target.value })}
        />
      </Grid>
    </Stack>
  );
}

export function NotificationSettings() {
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Stack gap={5}>
        <Stack gap={4}>
          {notificationGroups.map((group) => (
            <GroupSettings key={group} group={group} />
          ))}
        </Stack>
        <QuietHours />
      </Stack>
    </SettingsSection>
  );
}
