import { Inline, Stack, Text } from '#design-system';
import type { AuditEntry } from '#contract/generated/documents.ts';
import { actionNames } from '../../../messages/activity.ts';
import { When } from '../../shared/When.tsx';
import { Changes } from './Changes.tsx';

export const actionName = (action: string): string => actionNames[action as keyof typeof actionNames] ?? action;

export const ActivityList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Stack as="ul" gap={3} data-part="list">
    {entries.map((entry) => (
      <Stack as="li" key={entry.id} gap={0}>
        <Inline justify="between" gap={2}>
          <Text weight="medium">{actionName(entry.action)}</Text>
          <Text size="small" tone="muted">
            <span>{entry.actor && entry.actor.id !== entry.subject?.id ? `${entry.actor.name}, ` : ''}</span>
            <When at={entry.at} />
          </Text>
        </Inline>
        {(entry.before ?? entry.after) !== null && <Changes entry={entry} />}
      </Stack>
    ))}
  </Stack>
);
