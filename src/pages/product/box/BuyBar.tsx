import { Button, Inline } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { editProductPath } from '../../../config/paths.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Foot } from '../../shared/split/Foot.tsx';
import { stepOf, useBuyerAccess } from './buyerAccess.ts';
import { PriceTag } from './PriceTag.tsx';
import { submitBox, boxId } from './toBox.ts';
import { useDeal } from './useDeal.ts';
import { useSelling } from './useSelling.ts';
import { useUnreadable } from '../Unreadable.tsx';

function useBoxShown(): boolean {
  const [isShown, show] = useState(false);
  useEffect(() => {
    const box = document.getElementById(boxId);
    if (!box || typeof IntersectionObserver !== 'function') return undefined;
    // Visible share of the box at which its button is above the tab bar.
    const enough = { threshold: 0.6, rootMargin: '0px 0px -64px' };
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === true), enough);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return isShown;
}

export function BuyBar({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const deal = useDeal(stream);
  const access = useBuyerAccess(stream);
  const mayBuy = useMay('buy');
  const selling = useSelling(stream);
  const unreadable = useUnreadable();
  const isBoxShown = useBoxShown();
  const own = stream.owner === userId;
  const isSold = selling === 'resend' || (selling !== 'closed' && !unreadable);
  if (!own && (!mayBuy || !isSold)) return null;
  const verb = selling === 'ask' ? messages.protected.ask : messages.bar[stepOf(access, deal)];
  return (
    // Hidden with its space kept: the box shows the same, and must not move.
    <Foot as="section" aria-label={messages.price} style={isBoxShown ? { visibility: 'hidden' } : undefined}>
      <Inline justify="between" gap={3}>
        <PriceTag stream={stream} deal={deal} brief />
        {own ? (
          <ButtonLink size="large" to={editProductPath(stream.id)}>
            {messages.own.edit}
          </ButtonLink>
        ) : (
          selling !== 'asked' && (
            <Button size="large" variant={access.running ? 'soft' : 'solid'} onClick={submitBox}>
              {verb}
            </Button>
          )
        )}
      </Inline>
    </Foot>
  );
}
