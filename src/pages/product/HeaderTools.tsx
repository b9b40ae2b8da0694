import { fillText, Icon, IconButton } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { comparePath, productPath } from '../../config/paths.ts';
import { linkMessages } from '../../messages/productCards.ts';
import { compareMessages } from '../../messages/marketplace.ts';
import { compare } from '../../state/trade/browse/compare.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { CompareButton } from '../shared/product/CompareButton.tsx';
import { shareLink } from '../shared/product/shareLink.ts';
import { watchMessages as messages } from '../../messages/product.ts';
import { useActor, verbsFor, watchActions } from '../../state/trade/actionRules.ts';
import { watchProduct } from '../../state/trade/browse/product.ts';

function WatchButton({ stream }: { stream: Stream }) {
  const watched = stream.watched === true;
  if (verbsFor(watchActions, stream, useActor()).length === 0) return null;
  return (
    <IconButton
      size="small"
      label={fillText(messages.button, { name: stream.name })}
      aria-pressed={watched}
      onClick={() => void watchProduct(stream, !watched)}
    >
      <Icon name="bell" fill={watched ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

export function HeaderTools({ stream, isOwn }: { stream: Stream; isOwn: boolean }) {
  const { chosen } = useSnapshot(compare);
  const others = chosen.length > 1 && chosen.some(({ id }) => id === stream.id);
  return (
    <>
      <WatchButton stream={stream} />
      <IconButton
        size="small"
        label={fillText(linkMessages.share, { name: stream.name })}
        onClick={() => void shareLink(productPath(stream.id), stream.name)}
      >
        <Icon name="share" />
      </IconButton>
      {!isOwn && <CompareButton stream={stream} />}
      {others && (
        <ButtonLink size="small" variant="soft" to={comparePath(chosen.map(({ id }) => id))}>
          {fillText(compareMessages.goWith, { count: chosen.length })}
        </ButtonLink>
      )}
    </>
  );
}
