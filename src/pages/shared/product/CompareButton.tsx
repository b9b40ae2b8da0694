import { fillText, Icon, IconButton } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { productCardMessages as messages } from '../../../messages/productCards.ts';
import { chooseToCompare } from '../../../state/trade/browse/compare.ts';
import { useCompared } from './useCompared.ts';

export function CompareButton({ stream }: { stream: Stream }) {
  const { isChosen, isFull } = useCompared(stream);
  return (
    <IconButton
      size="small"
      label={fillText(messages.choose, { name: stream.name })}
      aria-pressed={isChosen}
      aria-disabled={isFull}
      onClick={() => chooseToCompare(stream, !isChosen)}
    >
      <Icon name="columns" />
    </IconButton>
  );
}
