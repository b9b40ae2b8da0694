import { Stack, Text } from '#design-system';
import { RouterLink } from '../RouterLink.tsx';
import { paneId } from './SplitView.tsx';
import type { SplitRows } from './SplitTable.tsx';

interface TargetCellProps {
  id: string;
  rows: Pick<SplitRows, 'opened' | 'pathTo'>;
  name: string;
  note?: string | undefined;
}

export const TargetCell = ({ id, rows: { opened, pathTo }, name, note }: TargetCellProps) => (
  <Stack as="span" gap={0}>
    <RouterLink
      to={pathTo(id)}
      variant="quiet"
      data-part="target"
      data-id={id}
      aria-controls={opened === undefined ? undefined : paneId}
      aria-current={opened === id || undefined}
    >
      {name}
    </RouterLink>
    {note !== undefined && (
      <Text size="small" tone="muted">
        {note}
      </Text>
    )}
  </Stack>
);
