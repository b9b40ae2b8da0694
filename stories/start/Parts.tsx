import { DataTable, Link, type Column } from '#design-system';
import { partsOf } from '../../.storybook/parts.ts';

type Part = ReturnType<typeof partsOf>[number];

/** A corner of the picture, smaller than it is: 11 by 6 rem. */
const crop = { inlineSize: '27.5rem', blockSize: '15rem', objectFit: 'none', zoom: 0.4 } as const;
const overlay = /Dialog$|^(?:CommandPalette|Loading)$/u;

const columns: readonly Column<Part>[] = [
  {
    id: 'name',
    header: 'Part',
    width: '12rem',
    sortBy: ({ name }) => name,
    cell: ({ name, group }) => (
      <Link href={`./?path=/docs/${group}-${name.toLowerCase()}--docs`} target="_top">
        {name}
      </Link>
    ),
  },
  {
    id: 'picture',
    header: 'Look',
    width: '13rem',
    cell: ({ name, picture }) =>
      picture && (
        <img
          src={picture}
          alt={`${name}, light theme`}
          loading="lazy"
          style={{ ...crop, objectPosition: overlay.test(name) ? 'center' : '0 0' }}
        />
      ),
  },
  { id: 'summary', header: 'Purpose', cell: ({ summary }) => summary },
];

/** Parts of a group and their purpose. */
export function Parts({ group, label }: { group: string; label: string }) {
  return (
    <div className="sb-unstyled" dir="ltr">
      <DataTable label={label} rows={partsOf(group)} columns={columns} rowKey={({ name }) => name} />
    </div>
  );
}
