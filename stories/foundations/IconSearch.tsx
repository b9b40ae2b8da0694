import { CopyButton, EmptyState, Icon, SearchField, Stack, Text, type IconName } from '#design-system';
import { icons } from '#design-system/icons/icons.ts';
import { useState } from 'react';
import { styled } from 'styled-components';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--ds-space-2);
  padding: 0;
  margin: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: var(--ds-space-2);
    justify-items: center;
    padding: var(--ds-space-4) var(--ds-space-2) var(--ds-space-2);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-medium);
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
    font-size: var(--ds-type-size-small);
    overflow-wrap: anywhere;
  }
`;

const names = (Object.keys(icons) as IconName[]).toSorted();

/** All icons by meaning: search, and copy. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const found = names.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Stack gap={4} className="sb-unstyled">
      <SearchField label="Search icons" onSearch={setQuery} />
      <Text size="small" aria-live="polite">
        {`${found.length} of ${names.length} icons`}
      </Text>
      {found.length === 0 && <EmptyState title="No icon has this name">Try a shorter word.</EmptyState>}
      <Grid>
        {found.map((name) => (
          <li key={name}>
            <Icon name={name} size="large" />
            {name}
            <CopyButton value={`<Icon name="${name}" />`} label={name} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
