import { Stack, Text } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { activityMessages as messages } from '../../../messages/activity.ts';
import { format } from '../../../messages/format.ts';
import { changesIn } from './changes.ts';

export function Changes({ entry }: { entry: AuditEntry }) {
  return (
    <Stack as="span" gap={0}>
      {changesIn(entry).map(({ field, before, after }) => (
        <Text key={field} size="small" style={{ overflowWrap: 'anywhere' }}>
          <Text size="small" tone="muted">
            {field}:
          </Text>{' '}
          {before !== undefined && (
            <>
              <del>{before}</del> →{' '}
            </>
          )}
          <ins style={{ textDecoration: 'none' }}>{after}</ins>
        </Text>
      ))}
      {entry.reason && (
        <Text size="small" style={{ overflowWrap: 'anywhere' }}>
          {format(messages.because, { reason: entry.reason })}
        </Text>
      )}
    </Stack>
  );
}
