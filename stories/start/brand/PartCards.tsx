import { Link, Text } from '#design-system';
import { useLayoutEffect, useRef } from 'react';
import { partsOf } from '../../../.storybook/parts.ts';
import { Grid, Tile, wide } from './AllParts.styles.ts';
import { LiveExample } from './LiveExample.tsx';

type Part = ReturnType<typeof partsOf>[number];

/** Tells the grid how many of its rows a card takes, now and whenever its height changes. */
function useRows() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tile = card.current;
    const grid = tile?.parentElement;
    if (!grid) return undefined;
    const observer = new ResizeObserver(() => {
      const space = Number.parseFloat(getComputedStyle(tile).marginBlockEnd);
      const row = Number.parseFloat(getComputedStyle(grid).gridAutoRows);
      tile.style.setProperty('--rows', `${Math.ceil((tile.offsetHeight + space) / row)}`);
    });
    observer.observe(tile);
    return () => observer.disconnect();
  }, []);
  return card;
}

function PartCard({ group, name, summary }: Part) {
  return (
    <Tile ref={useRows()} aria-labelledby={`part-${name}`} data-part-name={name}>
      <div>
        <Link id={`part-${name}`} href={`./?path=/docs/${group}-${name.toLowerCase()}--docs`} target="_top">
          {name}
        </Link>
        <Text as="p" size="small" tone="muted">
          {summary}
        </Text>
      </div>
      <LiveExample group={group} part={name} />
    </Tile>
  );
}

const isWide = ({ name }: Part) => Number(wide.includes(name));

/** A card of each part of a group: its name, its purpose and a live example. Wide ones come last: above one, cards would leave holes. */
export const PartCards = ({ group }: { group: string }) => (
  <Grid className="sb-unstyled" dir="ltr">
    {partsOf(group)
      .toSorted((one, other) => isWide(one) - isWide(other))
      .map((part) => (
        <PartCard key={part.name} {...part} />
      ))}
  </Grid>
);
