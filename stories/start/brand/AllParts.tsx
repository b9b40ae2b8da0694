import { Heading, Link, Stack } from '#design-system';
import { partsOf } from '../../../.storybook/parts.ts';
import { BrandExport } from './BrandExport.tsx';
import { BrandForm } from './BrandForm.tsx';
import { BrandResult } from './BrandResult.tsx';
import { Grid, Tile } from './AllParts.styles.ts';
import { LiveExample } from './LiveExample.tsx';
import { useBrand } from './useBrand.ts';

const groups = [
  { group: 'components', label: 'Basic parts' },
  { group: 'form', label: 'Form' },
  { group: 'patterns', label: 'Patterns' },
  { group: 'charts', label: 'Charts' },
] as const;

/** A small live example of each part, with the settings of a brand above and its files below. */
export function AllParts() {
  const brand = useBrand();
  return (
    <Stack gap={6} className="sb-unstyled">
      <BrandForm {...brand} />
      <BrandResult own={brand.own} />
      <BrandExport {...brand} />
      {groups.map(({ group, label }) => (
        <Stack key={group} gap={3}>
          <Heading level={2}>{label}</Heading>
          <Grid>
            {partsOf(group).map(({ name }) => (
              <Tile key={name} aria-labelledby={`part-${name}`} data-part-name={name}>
                <Link id={`part-${name}`} href={`./?path=/docs/${group}-${name.toLowerCase()}--docs`} target="_top">
                  {name}
                </Link>
                <LiveExample group={group} part={name} />
              </Tile>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
