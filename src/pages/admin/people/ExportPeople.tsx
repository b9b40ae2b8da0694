import { type CsvColumn } from '#design-system';
import type { User } from '#contract/types.ts';
import { allUsers } from '../../../state/trade/users.ts';
import { ExportRows } from '../ExportRows.tsx';
import { fileColumns } from './personColumns.tsx';
import { toQuery, type Filter } from './useUserFilter.ts';

interface ExportPeopleProps {
  filter: Filter;
  /** The columns that are shown. */
  columns: readonly CsvColumn<User>[];
}

/** Saves everybody that matches, not only the page in sight. */
export const ExportPeople = ({ filter, columns }: ExportPeopleProps) => (
  <ExportRows of="people" columns={[...columns, ...fileColumns]} read={() => allUsers(toQuery(filter))} />
);
