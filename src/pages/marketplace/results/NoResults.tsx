import { Button, fillText } from '#design-system';
import { useEffect, useState } from 'react';
import { counted } from '../../../messages/format.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { countStreams } from '../../../state/trade/browse/marketplace.ts';
import { chipsOf, type Chip, type Names } from '../filters/chipsOf.ts';
import { correctedText, correctionsIn, type Corrected } from '../filters/phrases.ts';
import { Empty } from '../../shared/Empty.tsx';
import { noFilter, toQuery, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from '../filters/useFilter.ts';
import { wrappedLabel } from '../wrappedLabel.ts';

interface NoResultsProps {
  filter: Filter;
  change: ChangeFilter;
  names: Names;
  corrected?: Corrected | undefined;
  onClear: () => void;
}

const maxTried = 6;

/** Counts the results without each single filter, most first. Omits filters that would still find nothing. */
function useWaysOut(filter: Filter, chips: readonly Chip[]): (Chip & { count: number })[] {
  const [counts, setCounts] = useState<Record<string, number | undefined>>({});
  const queries = Object.fromEntries(
    chips.slice(0, maxTried).map(({ key, without }) => [key, toQuery({ ...filter, ...without })]),
  );
  const serialised = JSON.stringify(queries);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const found = await countStreams(JSON.parse(serialised) as typeof queries);
      if (!left) setCounts(found);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [serialised]);
  return chips
    .flatMap((chip) => {
      const count = counts[chip.key] ?? 0;
      return count > 0 ? [{ ...chip, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}

export function NoResults({ filter, change, names, corrected, onClear }: NoResultsProps) {
  const chips = chipsOf(filter, names);
  const corrections = correctionsIn(filter.text, corrected);
  const better = correctedText(filter.text, corrections);
  const ways = useWaysOut(filter, chips);
  if (chips.length === 0) return <Empty messages={messages.emptyNever} />;
  return (
    <Empty
      icon="search"
      messages={messages.emptyFiltered}
      actions={
        <>
          {ways.map(({ key, text, without, count }) => (
            <Button key={key} variant="outline" tone="neutral" style={wrappedLabel} onClick={() => change(without)}>
              {fillText(messages.emptyFiltered.without, { filter: text, count: counted(messages.results, count) })}
            </Button>
          ))}
          {corrections.length > 0 && (
            <Button variant="soft" style={wrappedLabel} onClick={() => change({ ...noFilter, text: better })}>
              {fillText(messages.instead, { text: better })}
            </Button>
          )}
          <Button onClick={onClear}>{messages.clear}</Button>
        </>
      }
    />
  );
}
