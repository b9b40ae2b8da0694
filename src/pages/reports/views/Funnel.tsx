import type { OfferFigures } from '#contract/generated/documents.ts';
import { offersPath } from '../../../config/paths.ts';
import { reportWords, salesWords } from '../../../messages/reports.ts';
import { Ranking } from '../../shared/lists/Ranking.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { percentText } from '../../shared/percentText.ts';
import { shareOf } from '../figures.ts';
import { Part } from '../Part.tsx';

const words = salesWords.funnel;
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

/** Stages as shares of all received offers. */
export function Funnel({ offers }: { offers: OfferFigures }) {
  const shares = stages.map((stage) => [words[stage], offers[stage], shareOf(offers[stage], offers.received)] as const);
  return (
    <Part
      title={words.title}
      hint={words.hint}
      sheet={[
        [words.column, reportWords.count, reportWords.share],
        ...shares.map(([name, count, share]) => [name, count, percentText(share)]),
      ]}
      link={<RouterLink to={offersPath('received')}>{words.open}</RouterLink>}
    >
      <Ranking
        label={words.title}
        heads={[words.column, reportWords.count, reportWords.share]}
        rows={shares.map(([name, count, share]) => ({
          id: name,
          name,
          value: count,
          text: String(count),
          note: percentText(share),
        }))}
        whole={offers.received}
      />
    </Part>
  );
}
