import { type CsvColumn } from '#design-system';
import type { User } from '#contract/types.ts';
import { allUsers } from '../../../state/trade/users.ts';
import { ExportRows } from '../ExportRows.tsx';
import { fileColumns } from './personColumns.tsx';
import { toQuery, type Filter } from './useUserFilter.ts';

interface ExportPeopleProps {
  filter: Filter;
  columns: readonly CsvColumn<User>[];
}

export const ExportPeople = ({ filter, columns }: ExportPeopleProps) => (
  <ExportRows of="people" columns={[...columns, ...fileColumns]} read={() => allUsers(toQuery(filter))} />
);
