import { fillText, Grid, Heading, Select, Skeleton, Stack } from '#design-system';
import { summaryTime } from '#contract/constants.ts';
import { mailChoices as choices, notificationGroups, notificationKinds } from '#contract/notificationKinds.ts';
import type { NotificationChoices } from '#contract/types.ts';
import { topicTitles } from '../../messages/notifications.ts';
import { chooseMail, mailChoices } from '../../state/notifications/mailChoices.ts';
import { Async } from '../shared/Async.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { mailSettingsMessages as messages } from './messages.ts';

const options = choices.map((value) => ({ value, label: messages.choices[value] }));

function KindChoice({ kind, choice }: NotificationChoices['mail'][number]) {
  return (
    <Select
      label={notificationKinds[kind].name}
      options={options}
      value={choice}
      onChange={({ target }) => {
        const chosen = choices.find((each) => each === target.value);
        if (chosen) void chooseMail(kind, chosen);
      }}
    />
  );
}

export function MailSettings() {
  useLoad(mailChoices);
  return (
    <SettingsSection title={messages.title} text={fillText(messages.text, { time: summaryTime })}>
      <Async of={mailChoices} skeleton={<Skeleton lines={8} />}>
        {({ mail }) => (
          <Stack gap={5}>
            {notificationGroups.map((group) => (
              <Stack key={group} gap={3}>
                <Heading level={3} size="small">
                  {topicTitles[group]}
                </Heading>
                <Grid columns="medium">
                  {mail
                    .filter(({ kind }) => notificationKinds[kind].group === group)
                    .map((row) => (
                      <KindChoice key={row.kind} {...row} />
                    ))}
                </Grid>
              </Stack>
            ))}
          </Stack>
        )}
      </Async>
    </SettingsSection>
  );
}
