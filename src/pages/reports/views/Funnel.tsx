import type { OfferFigures } from '#contract/generated/documents.ts';
import { offersPath } from '../../../config/paths.ts';
import { reportMessages, salesMessages } from '../messages.ts';
import { Ranking } from '../../shared/lists/Ranking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { shareOf, shareText } from '../../shared/lists/share.ts';
import { Part } from '../Part.tsx';

const messages = salesMessages.funnel;
const stages = [
  'received',
  'answered',
  'countered',
  'accepted',
  'bought',
  'rejected',
  'withdrawn',
  'expired',
  'waiting',
] as const satisfies readonly (keyof OfferFigures)[];

export function Funnel({ offers }: { offers: OfferFigures }) {
  const shares = stages.map(
    (stage) => [messages[stage], offers[stage], shareOf(offers[stage], offers.received)] as const,
  );
  return (
    <Part
      title={messages.title}
      hint={messages.hint}
      sheet={[
        [messages.column, reportMessages.count, reportMessages.share],
        ...shares.map(([name, count, share]) => [name, count, shareText(share)]),
      ]}
      link={<RouterLink to={offersPath('received')}>{messages.open}</RouterLink>}
    >
      <Ranking
        label={messages.title}
        headers={[messages.column, reportMessages.count, reportMessages.share]}
        // Omits stages without offers.
        rows={shares
          .filter(([, count]) => count > 0)
          .map(([name, count, share]) => ({
            id: name,
            name,
            value: count,
            text: String(count),
            note: shareText(share),
          }))}
        whole={offers.received}
      />
    </Part>
  );
}
