import { Link, Text } from '#design-system';
import { partsOf } from '../../../.storybook/parts.ts';
import { Grid, Tile } from './AllParts.styles.ts';
import { LiveExample } from './LiveExample.tsx';

/** A card of each part of a group: its name, its purpose and a live example. */
export const PartCards = ({ group }: { group: string }) => (
  <Grid className="sb-unstyled" dir="ltr">
    {partsOf(group).map(({ name, summary }) => (
      <Tile key={name} aria-labelledby={`part-${name}`} data-part-name={name}>
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
    ))}
  </Grid>
);
