import { Icon, IconButton } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { maxCompared } from '../../../config/constants.ts';
import { format } from '../../../messages/format.ts';
import { listingMessages as messages } from '../../../messages/listing.ts';
import { chooseToCompare, compare } from '../../../state/trade/browse/compare.ts';

export function CompareButton({ stream }: { stream: Stream }) {
  const { chosen } = useSnapshot(compare);
  const isChosen = chosen.some(({ id }) => id === stream.id);
  const full = !isChosen && chosen.length >= maxCompared;
  return (
    <IconButton
      size="small"
      label={format(messages.choose, { name: stream.name })}
      aria-pressed={isChosen}
      aria-disabled={full}
      onClick={() => chooseToCompare(stream, !isChosen)}
    >
      <Icon name="columns" />
    </IconButton>
  );
}
