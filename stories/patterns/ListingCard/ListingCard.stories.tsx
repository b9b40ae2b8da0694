import { expect } from 'storybook/test';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Grid } from '#design-system/components/Layout/index.ts';
import { Text } from '#design-system/components/Text/index.ts';
import { ListingCard, ListingCardSkeleton } from '#design-system/marketplace/ListingCard/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Patterns/ListingCard', component: ListingCard });

const example = {
  name: 'Seattle daily weather, 2012–2015',
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the card fills it
  link: <a href="#listing" />,
  note: 'Sofia Seller · 3 days ago',
  description: 'Daily precipitation, temperature and wind of one city over four years, measured at one station.',
  kind: 'weather' as const,
  category: 'Weather observations',
  facts: '2012–2015 · 1,461 rows',
  price: <Text weight="semibold">1.25 DXT / hour</Text>,
  aside: 'Dataset',
};

export const Basic = meta.story({ args: example });

const wave = [52, 61, 70, 84, 93, 100, 96, 88, 74, 60, 47, 36, 24, 12, 6, 0, 4, 11, 22, 30, 38, 44, 47, 50];

const quakes = [
  [-150, 61],
  [-122, 38],
  [-71, -33],
  [142, 38],
  [95, 3],
  [28, 37],
  [176, -39],
] as const;

export const Drawn = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Grid columns="medium">
      <ListingCard
        {...example}
        chart={{
          kind: 'line',
          values: wave,
          label: 'Temperature over time',
          from: 'Jan 2012',
          to: 'Dec 2015',
          measure: 'Temperature −7–35',
        }}
        badges={<Badge tone="success">Access ends in 2 days</Badge>}
      />
      <ListingCard
        {...example}
        kind="energy"
        category="Electricity"
        chart={{ kind: 'bars', values: wave.slice(4, 16), label: 'Distribution of wind', from: '0.4', to: '9.5' }}
      />
      <ListingCard
        {...example}
        kind="nature"
        category="Natural hazards"
        chart={{ kind: 'points', values: [], points: quakes, label: 'Map of the places in the data' }}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Temperature over time' })).toBeVisible();
    await expect(canvas.getAllByText('2012–2015 · 1,461 rows')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'Map of the places in the data' })).toBeVisible();
  },
});

export const Found = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid columns="medium">
      <ListingCard {...example} marks={{ name: [[14, 21]], description: [[6, 19]] }} />
      <ListingCard
        {...example}
        description="… drizzle, rain, snow and sun at the airport. Source: NOAA."
        marks={{ description: [[11, 15]] }}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('precipitation')).toHaveProperty('tagName', 'MARK');
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([example.name, example.name]);
  },
});

const long = 'No-spaces-here-'.repeat(40);

export const Several = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid columns="medium">
      <ListingCard {...example} />
      <ListingCard {...example} name={long} description={long} badges={null} />
      <ListingCard {...example} price={<Badge tone="success">Free</Badge>} description="Short." />
    </Grid>
  ),
});

export const Loading = meta.story({
  render: () => (
    <Grid columns="medium">
      <div>
        <ListingCard {...example} name="Seattle weather" />
      </div>
      <div>
        <ListingCardSkeleton />
      </div>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [card, skeleton] = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=Card]')];
    const topOf = (root: HTMLElement | undefined, part: string) =>
      (root?.querySelector(`[data-part=${part}]`)?.getBoundingClientRect().top ?? 0) -
      (root?.getBoundingClientRect().top ?? 0);
    for (const part of ['head', 'text', 'foot']) {
      await expect(Math.abs(topOf(card, part) - topOf(skeleton, part))).toBeLessThan(24);
    }
    await expect(skeleton?.offsetHeight).toBeGreaterThan(150);
  },
});
