import { displayTokens } from '../amount.ts';
import { asPicture } from '../../internal/pictures/asPicture.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { ladderOf, parties, type DealMove, type Party } from './ladder.ts';
import type { DealTexts } from './texts.ts';

interface PriceLadderProps {
  moves: readonly DealMove[];
  listPrice: number | undefined;
  texts: DealTexts;
}

const box = { width: 100, height: 40, edge: 3 } as const;

function describeGap({ buyer, seller }: { buyer: number | null; seller: number | null }, texts: DealTexts) {
  if (buyer === null || seller === null) return '';
  const met = buyer === seller;
  const amount = `${displayTokens(met ? buyer : Math.abs(seller - buyer))} ${texts.unit}`;
  return fillText(met ? texts.met : texts.gap, { amount });
}

export function PriceLadder({ moves, listPrice, texts }: PriceLadderProps) {
  const steps = ladderOf(moves, listPrice);
  const amounts = steps.flatMap(({ buyer, seller }) => [buyer, seller]).filter((amount) => amount !== null);
  const last = steps.at(-1);
  if (!last || amounts.length === 0) return null;
  const low = Math.min(...amounts);
  const span = Math.max(...amounts) - low || 1;
  const width = box.width / steps.length;
  const top = (amount: number) => box.height - box.edge - ((amount - low) / span) * (box.height - 2 * box.edge);
  const path = (party: Party) =>
    steps
      .flatMap((step, index) => {
        const amount = step[party];
        if (amount === null) return [];
        const begins = index === 0 || steps[index - 1]?.[party] === null;
        return [`${begins ? `M${index * width} ${top(amount)}` : `V${top(amount)}`}H${(index + 1) * width}`];
      })
      .join('');
  const description = describeGap(last, texts);
  const isMet = moves.at(-1)?.action === 'accepted';
  return (
    <figure data-part="ladder" data-met={isMet || undefined}>
      <figcaption>
        {parties.map((party) => (
          <span key={party} data-party={party}>
            <svg width={24} height={8} aria-hidden>
              <path d="M0 4H24" />
            </svg>
            <span>{`${texts[party]}${last[party] === null ? '' : ` ${displayTokens(last[party])}`}`}</span>
          </span>
        ))}
        <strong>{description}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        {...asPicture(`${texts.ladder}. ${description}`)}
      >
        {parties.map((party) => (
          <path key={party} data-party={party} d={path(party)} />
        ))}
      </svg>
    </figure>
  );
}
