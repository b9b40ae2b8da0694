import { Heading, numberFormat, Text } from '#design-system';
import { Pictogram } from '#marketplace';
import type { Category, Facets } from '#contract/types.ts';
import { paths, productPath } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { startMessages as messages } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { countFilters, writeFilter, type Filter } from '../../shared/lists/marketplaceFilter.ts';
import { rateText } from '../../shared/product/cardFacts.ts';
import { kindOfCategory } from '../../shared/product/kindOfCategory.ts';
import { Chips, Section, Shelves } from './Start.styles.ts';
import { tilesOf, type Tile } from './tilesOf.ts';

function Categories({ tiles, filter }: { tiles: readonly Tile[]; filter: Filter }) {
  return (
    <Section aria-label={messages.categories}>
      <Heading level={2} size="small" data-part="title">
        {messages.categories}
      </Heading>
      <Chips data-part="list">
        {tiles.map(({ id, name, ids, count }) => (
          <li key={id}>
            <Anchor
              to={`${paths.marketplace}?${writeFilter({ ...filter, categories: ids })}`}
              aria-label={`${name} ${counted(messages.count, count)}`}
            >
              <Pictogram name={kindOfCategory(name)} />
              {/* Keeps the visible text part of the label (WCAG 2.5.3). */}
              <span>{name}</span>{' '}
              <Text size="small" tone="muted" numeric>
                {numberFormat().format(count)}
              </Text>
            </Anchor>
          </li>
        ))}
      </Chips>
    </Section>
  );
}

function Live({ streams }: { streams: NonNullable<Facets['live']> }) {
  return (
    <Section aria-label={messages.live}>
      <Heading level={2} size="small" data-part="title">
        {messages.live}
      </Heading>
      <Chips data-part="list">
        {streams.map(({ id, name, events_a_second }) => (
          <li key={id}>
            <Anchor to={productPath(id)}>
              <span>{name}</span>
              <Text size="small" tone="muted" data-part="live">
                {rateText({ events_a_second })}
              </Text>
            </Anchor>
          </li>
        ))}
      </Chips>
    </Section>
  );
}

interface StartProps {
  filter: Filter;
  facets: Facets | undefined;
  categories: readonly Category[];
}

export function Start({ filter, facets, categories }: StartProps) {
  if (countFilters(filter) > 0 || filter.page > 0 || filter.view !== 'cards') return null;
  const tiles = tilesOf(facets?.categories ?? [], categories);
  const live = facets?.live ?? [];
  return (
    <Shelves>
      {tiles.length > 1 && <Categories tiles={tiles} filter={filter} />}
      {live.length > 0 && <Live streams={live} />}
    </Shelves>
  );
}
