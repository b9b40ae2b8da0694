import { fillText, formatBytes, Icon, Inline, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import { paths, withQuery } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { healthMessages as messages } from '../../../messages/health.ts';
import { healthReport } from '../../../state/trade/health.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { ListCard } from './ListCard.tsx';

const skeleton = <Skeleton shape="block" style={{ blockSize: '9rem' }} />;
const { figures, notes } = messages;

export function HealthCard() {
  useLoad(healthReport);
  const to = withQuery(paths.admin, { tab: 'health' });
  return (
    <ListCard title={messages.card.title} action={<RouterLink to={to}>{messages.card.link}</RouterLink>}>
      <Async of={healthReport} skeleton={skeleton}>
        {({ findings, processes, database, disk, backup }) => (
          <Stack gap={3}>
            <Inline gap={2}>
              <Icon name={findings.length === 0 ? 'success' : 'warning'} />
              <Text weight="semibold">
                {findings.length === 0 ? messages.fine.title : counted(messages.card.findings, findings.length)}
              </Text>
            </Inline>
            <KeyValueList
              items={[
                { label: figures.processes, value: processes.filter(({ lost }) => !lost).length },
                { label: figures.database, value: formatBytes(database.bytes) },
                {
                  label: figures.disk,
                  value:
                    disk.space &&
                    `${formatBytes(disk.space.free)} ${fillText(notes.ofDisk, { total: formatBytes(disk.space.total) })}`,
                },
                { label: figures.backup, value: backup === undefined ? notes.noBackup : <When at={backup} /> },
              ]}
            />
          </Stack>
        )}
      </Async>
    </ListCard>
  );
}
