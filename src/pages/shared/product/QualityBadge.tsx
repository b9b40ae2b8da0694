import { Badge, localText } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { format } from '../../../messages/format.ts';
import { qualityMessages as messages } from '../../../messages/quality.ts';

const tones = { A: 'success', B: 'success', C: 'warning', D: 'warning', E: 'danger' } as const;

export const QualityBadge = ({ grade, measured_at }: NonNullable<Stream['quality']>) => (
  <Badge tone={tones[grade]} title={`${messages.measured} ${localText(measured_at)}`}>
    {format(messages.badge, { grade })}
  </Badge>
);
