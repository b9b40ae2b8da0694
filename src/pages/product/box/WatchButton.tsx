import { Icon, IconButton } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { format } from '../../../messages/format.ts';
import { watchMessages as messages } from '../../../messages/watch.ts';
import { useActor, verbsFor, watchActions } from '../../../state/trade/actions.ts';
import { watchProduct } from '../../../state/notifications/watches.ts';

export function WatchButton({ stream }: { stream: Stream }) {
  const watched = stream.watched === true;
  if (verbsFor(watchActions, stream, useActor()).length === 0) return null;
  return (
    <IconButton
      size="small"
      label={format(messages.button, { name: stream.name })}
      aria-pressed={watched}
      onClick={() => void watchProduct(stream, !watched)}
    >
      <Icon name="bell" fill={watched ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
