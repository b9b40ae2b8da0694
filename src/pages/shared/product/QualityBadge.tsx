import { Badge, fillText, localText } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { qualityMessages as messages } from '../../../messages/quality.ts';

const tones = { A: 'success', B: 'success', C: 'warning', D: 'warning', E: 'danger' } as const;

interface QualityBadgeProps extends NonNullable<Stream['quality']> {
  /** Below a heading that names it: the grade alone. */
  short?: boolean;
}

export const QualityBadge = ({ grade, measured_at, short = false }: QualityBadgeProps) => (
  <Badge tone={tones[grade]} title={`${messages.measured} ${localText(measured_at)}`}>
    {short ? grade : fillText(messages.badge, { grade })}
  </Badge>
);
