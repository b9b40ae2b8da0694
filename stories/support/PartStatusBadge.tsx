import { Badge } from '#design-system/components/Badge/index.ts';
import type { PartStatus } from '../../.storybook/status.ts';

export const PartStatusBadge = ({ status }: Pick<PartStatus, 'status'>) => (
  <Badge tone={status === 'new' ? 'accent' : 'success'}>{status === 'new' ? 'New' : 'Stable'}</Badge>
);
