import { useState } from 'react';
import { wholeText, visible } from './cells.ts';

/** Entries of one level shown at once. */
const maxEntries = 100;
/** Levels that are open at first. */
const openLevels = 2;

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && Object.keys(value).length > 0;

function Leaf({ name, value }: { name: string | undefined; value: unknown }) {
  const text = typeof value === 'string' ? JSON.stringify(value) : value === null ? 'null' : wholeText(value);
  return (
    <>
      {name !== undefined && <span data-part="key">{visible(name)}: </span>}
      <bdi data-kind={value === null ? 'null' : typeof value}>{visible(text)}</bdi>
    </>
  );
}

interface BranchProps {
  name: string | undefined;
  value: object;
  level: number;
  more: (count: number) => string;
}

function Branch({ name, value, level, more }: BranchProps) {
  // Nested values render when they are first opened: a cell may hold thousands.
  const [open, setOpen] = useState(level < openLevels);
  const entries = Object.entries(value);
  const summary = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name !== undefined && <span data-part="key">{visible(name)}: </span>}
        {summary}
      </summary>
      {open && (
        <ul>
          {entries.slice(0, maxEntries).map(([key, inner]) => (
            <li key={key}>
              <Node name={key} value={inner} level={level + 1} more={more} />
            </li>
          ))}
          {entries.length > maxEntries && <li>{more(entries.length - maxEntries)}</li>}
        </ul>
      )}
    </details>
  );
}

function Node({ name, value, level, more }: Omit<BranchProps, 'value'> & { value: unknown }) {
  return isNested(value) ? (
    <Branch name={name} value={value} level={level} more={more} />
  ) : (
    <Leaf name={name} value={value} />
  );
}

export const JsonTree = ({ value, more }: { value: unknown; more: (count: number) => string }) => (
  <Node name={undefined} value={value} level={0} more={more} />
);
