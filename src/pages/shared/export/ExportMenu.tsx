import { Menu, type ButtonProps } from '#design-system';
import { fileWords as words } from '../../../messages/files.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';
import { ExportButton } from './ExportButton.tsx';
import { saveFile } from './saveFile.ts';
import { useFileExport } from './useFileExport.ts';

interface ExportMenuProps<Row> extends Pick<ButtonProps, 'size'> {
  /** Reads all rows that match; nothing when that failed. */
  read: () => Promise<AllRows<Row> | undefined>;
  /** The file's name, by its ending. */
  name: (ending: 'csv' | 'json') => string;
  /** What the files hold. */
  csv: (rows: readonly Row[]) => string;
  json: (rows: readonly Row[]) => string;
}

/** Saves everything that matches, not only the page in sight: for spreadsheets, or for programs as the exchange tells it. */
export function ExportMenu<Row>({ size = 'medium', read, name, csv, json }: ExportMenuProps<Row>) {
  const { busy, start } = useFileExport(read);
  const saveCsv = () => start(({ rows }) => saveFile(name('csv'), csv(rows)));
  const saveJson = () => start(({ rows }) => saveFile(name('json'), json(rows), 'application/json'));
  return (
    <Menu.Root>
      <Menu.Trigger>
        <ExportButton size={size} loading={busy} />
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => void saveCsv()}>{words.csv}</Menu.Item>
        <Menu.Item onSelect={() => void saveJson()}>{words.json}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
