import { EmptyState, Icon, SearchField, Stack, Text, type IconName } from '#design-system';
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
  & button {
    display: grid;
    gap: var(--ds-space-2);
    justify-items: center;
    inline-size: 100%;
    padding: var(--ds-space-4) var(--ds-space-2);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-medium);
    background: var(--ds-surface-raised);
    color: var(--ds-text-strong);
    font: inherit;
    font-size: var(--ds-type-size-small);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & button:hover {
    background: var(--ds-surface-hover);
  }
`;

const names = (Object.keys(icons) as IconName[]).toSorted();

/** All icons by meaning: search, and copy by a click. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState<IconName>();
  const found = names.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(`<Icon name="${name}" />`);
    setCopied(name);
  };
  return (
    <Stack gap={4} className="sb-unstyled">
      <SearchField label="Search icons" onSearch={setQuery} />
      <Text size="small" aria-live="polite">
        {copied ? `Copied <Icon name="${copied}" />` : `${found.length} of ${names.length} icons`}
      </Text>
      {found.length === 0 && <EmptyState title="No icon has this name">Try a shorter word.</EmptyState>}
      <Grid>
        {found.map((name) => (
          <li key={name}>
            <button type="button" aria-label={`Copy ${name}`} onClick={() => void copy(name)}>
              <Icon name={copied === name ? 'check' : name} size="large" />
              {name}
            </button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
