import { fillText, Icon, IconButton } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { productCardMessages as messages } from '../../../messages/productCards.ts';
import { markFavourite, useFavourite } from '../../../state/trade/browse/favourites.ts';

export function FavouriteButton({ stream }: { stream: Stream }) {
  const marked = useFavourite(stream);
  return (
    <IconButton
      size="small"
      label={fillText(messages.mark, { name: stream.name })}
      aria-pressed={marked}
      onClick={() => void markFavourite(stream, !marked)}
    >
      <Icon name="heart" fill={marked ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
