import { Menu, saveFile, type ButtonProps } from '#design-system';
import { fileMessages as messages } from '../../../messages/files.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';
import { ExportButton } from './ExportButton.tsx';
import { useFileExport } from './useFileExport.ts';

interface ExportMenuProps<Row> extends Pick<ButtonProps, 'size'> {
  read: () => Promise<AllRows<Row> | undefined>;
  name: (ending: 'csv' | 'json') => string;
  csv: (rows: readonly Row[]) => string;
  json: (rows: readonly Row[]) => string;
}

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
        <Menu.Item onSelect={() => void saveCsv()}>{messages.csv}</Menu.Item>
        <Menu.Item onSelect={() => void saveJson()}>{messages.json}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
