import { Accordion, Heading, Stack } from '#design-system';
import { BrandExport } from './BrandExport.tsx';
import { BrandForm } from './BrandForm.tsx';
import { BrandResult } from './BrandResult.tsx';
import { PartCards } from './PartCards.tsx';
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
      <Accordion.Root>
        <Accordion.Item title="Use this brand">
          <BrandExport {...brand} />
        </Accordion.Item>
      </Accordion.Root>
      {groups.map(({ group, label }) => (
        <Stack key={group} gap={3}>
          <Heading level={2}>{label}</Heading>
          <PartCards group={group} />
        </Stack>
      ))}
    </Stack>
  );
}
