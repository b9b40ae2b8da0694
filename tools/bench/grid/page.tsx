import '#design-system/theme/styles.css';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '#design-system/patterns/DataGrid/index.ts';
import { ThemeProvider } from '#design-system/theme/ThemeProvider.tsx';
import { loadIcons } from '#design-system/icons/index.ts';
import { generatedColumns, generatedRows } from '../../../stories/patterns/DataGrid/generated.ts';

const columns = generatedColumns(500);
const getRows = generatedRows(columns, 1_000_000, 20);

await loadIcons();
createRoot(document.querySelector('#root') as HTMLElement).render(
  <ThemeProvider>
    <DataGrid label="Readings" columns={columns} getRows={getRows} height="40rem" />
  </ThemeProvider>,
);
