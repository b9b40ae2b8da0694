import { CopyButton, EmptyState, Icon, SearchField, Stack, Text } from '#design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { findIcons } from './findIcons.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
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

const count = findIcons('').length;

/** All icons by meaning: search, and copy. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const found = findIcons(query);
  return (
    <Stack gap={4} className="sb-unstyled">
      <SearchField label="Search icons" onSearch={setQuery} />
      <Text size="small" aria-live="polite">
        {`Showing ${found.length} of ${count} icons`}
      </Text>
      {found.length === 0 && <EmptyState title="No icon fits">Try another word, such as “trash” or “gear”.</EmptyState>}
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
