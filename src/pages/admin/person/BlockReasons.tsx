import { Banner, fillText, Skeleton, Text } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import type { User } from '#contract/types.ts';
import { activityMessages } from '../../../messages/activity.ts';
import { detailMessages as messages } from '../../../messages/admin.ts';
import { blockEntries } from './person.ts';
import { Async } from '../../shared/Async.tsx';
import { When } from '../../shared/When.tsx';

type Way = keyof typeof messages.blocked;

const skeleton = <Skeleton shape="block" style={{ blockSize: '4rem' }} />;

const LastReason = ({ way, entry }: { way: Way; entry: AuditEntry }) => (
  <Banner
    tone="warning"
    title={fillText(messages.blocked[way], { name: entry.actor?.name ?? activityMessages.nobody })}
  >
    <span>{entry.reason ?? messages.noReason}</span>{' '}
    <Text size="small" tone="muted">
      <When at={entry.at} />
    </Text>
  </Banner>
);

export function BlockReasons({ user }: { user: User }) {
  const ways = (['disabled', 'locked'] as const).filter((way) => user[way]);
  return ways.map((way) => (
    <Async key={way} of={blockEntries[way]} input={user.id} skeleton={skeleton}>
      {(entry) => entry && <LastReason way={way} entry={entry} />}
    </Async>
  ));
}
