import { Runway } from '#marketplace';
import type { Access } from '#contract/generated/documents.ts';
import { productPath } from '../../../config/paths.ts';
import { RouterLink } from '../RouterLink.tsx';

interface AccessStripProps {
  label: string;
  running: readonly Pick<Access, 'stream_id' | 'stream_name' | 'start_date' | 'end_date'>[];
  days: number;
  onEnd: () => void;
}

export const AccessStrip = ({ label, running, days, onEnd }: AccessStripProps) => (
  <Runway
    label={label}
    days={days}
    bars={running.map(({ stream_id, stream_name, start_date, end_date }) => ({
      id: stream_id,
      name: stream_name,
      link: <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>,
      from: start_date,
      until: end_date,
    }))}
    onEnd={onEnd}
  />
);
