import { useSession } from '../../../state/me/session.ts';
import { allMovements } from '../../../state/trade/money/wallet.ts';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { fileName, movementCsv, movementJson } from './movementFile.ts';
import { toQuery, type Filter } from './useHistoryFilter.ts';

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
