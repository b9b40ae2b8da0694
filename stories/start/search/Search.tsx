import {
  Button,
  DataTable,
  EmptyState,
  Inline,
  isComposing,
  Link,
  SearchField,
  Select,
  Stack,
  Text,
  useCommandKey,
  type Column,
} from '#design-system';
import { useRef, useState, type KeyboardEvent } from 'react';
import { entries } from './entries.ts';
import { findEntries, findSimilar, type Entry } from './findEntries.ts';

const addressOf = ({ docs }: Pick<Entry, 'docs'>) => `./?path=/docs/${docs}--docs`;

const PageLink = ({ page, docs }: Pick<Entry, 'page' | 'docs'>) => (
  <Link href={addressOf({ docs })} target="_top">
    {page}
  </Link>
);

const columns: readonly Column<Entry>[] = [
  { id: 'name', header: 'Name', width: '14rem', cell: ({ name }) => <code>{name}</code> },
  { id: 'kind', header: 'Kind', width: '6rem', cell: ({ kind }) => kind },
  {
    id: 'page',
    header: 'Page',
    width: '11rem',
    cell: PageLink,
  },
  {
    id: 'purpose',
    header: 'Purpose',
    cell: ({ description, type }) => (
      <Stack gap={1}>
        <span>{description.split('\n\n')[0]?.replaceAll('`', '')}</span>
        {type && (
          <Text size="small" tone="muted">
            {type}
          </Text>
        )}
      </Stack>
    ),
  },
];

/** Rows shown at once: more take seconds to draw. */
const maxShown = 50;

const countOf = (found: readonly Entry[]) => found.length.toLocaleString('en');
const choicesOf = (all: string, values: readonly string[]) =>
  [all, ...new Set(values)].map((label) => ({ value: label === all ? '' : label, label }));

const kinds = choicesOf(
  'All kinds',
  entries.map(({ kind }) => kind),
);
const partNames = entries.filter(({ kind }) => kind === 'Part').map(({ name }) => name);
const parts = choicesOf('All parts', partNames.toSorted());

function SimilarNames({ similar }: { similar: readonly Entry[] }) {
  if (similar.length === 0) return 'Try another word, such as “loading”, “radius” or “trash”.';
  return (
    <Inline>
      <span>Did you mean</span>
      {similar.map(({ page, docs }) => (
        <PageLink key={docs} page={page} docs={docs} />
      ))}
    </Inline>
  );
}

/** One search in parts, props, tokens, icons, functions and pages. */
export function Search() {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const [part, setPart] = useState('');
  const chosen = entries.filter((one) => (kind === '' || one.kind === kind) && (part === '' || one.page === part));
  const found = findEntries(chosen, query);
  const rows = found.slice(0, maxShown);
  // Storybook leaves alone the keys that are pressed in a field.
  useCommandKey(() => field.current?.select());
  const openFirst = (event: KeyboardEvent) => {
    const [first] = rows;
    if (event.key === 'Enter' && !isComposing(event) && query.trim() !== '' && first)
      window.open(addressOf(first), '_top');
  };
  const clearFilters = () => {
    setKind('');
    setPart('');
  };
  return (
    <Stack gap={4} className="sb-unstyled" dir="ltr">
      <Inline>
        <SearchField
          ref={field}
          label="Search the design system"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Ctrl K opens the page to type
          autoFocus
          onSearch={setQuery}
          onKeyDown={openFirst}
        />
        <Select
          label="Kind"
          hiddenLabel
          options={kinds}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
        <Select
          label="Part"
          hiddenLabel
          options={parts}
          value={part}
          onChange={({ target }) => setPart(target.value)}
        />
      </Inline>
      <Text size="small" aria-live="polite">
        {`Showing ${rows.length} of ${countOf(found)} entries`}
      </Text>
      {rows.length === 0 ? (
        <EmptyState title="No results">
          {findEntries(entries, query).length > 0 ? (
            <Button variant="outline" onClick={clearFilters}>
              Search all kinds and parts
            </Button>
          ) : (
            <SimilarNames similar={findSimilar(entries, query)} />
          )}
        </EmptyState>
      ) : (
        <DataTable
          label="Results"
          rows={rows}
          columns={columns}
          rowKey={({ kind, docs, name }) => `${kind} ${docs} ${name}`}
        />
      )}
    </Stack>
  );
}
