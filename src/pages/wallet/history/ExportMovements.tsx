import { useSession } from '../../../state/session.ts';
import { allMovements } from '../../../state/wallet.ts';
import { ExportMenu } from '../../shared/ExportMenu.tsx';
import { fileName, movementCsv, movementJson } from './movementFile.ts';
import { toQuery, type Filter } from './useHistoryFilter.ts';

/** Saves every movement that matches, not only the page in sight. */
export function ExportMovements({ filter }: { filter: Filter }) {
  const { userId } = useSession();
  return (
    <ExportMenu
      read={() => allMovements(toQuery(filter))}
      name={(ending) => fileName(filter, ending)}
      csv={(rows) => movementCsv(rows, userId)}
      json={(rows) => movementJson(rows, filter)}
    />
  );
}
