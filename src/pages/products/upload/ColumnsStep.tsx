import { Banner, Button, Card, Checkbox, fillText, Grid, Heading, Inline, Select, Stack, Text } from '#design-system';
import { bulkInputColumns, microPriceColumn, type BulkInputColumn } from '#contract/streamFields.ts';
import { bulkColumnName, uploadMessages as messages } from './messages.ts';
import { ReadingNotes } from '../../shared/reading/ReadingNotes.tsx';
import { commasIn, neededColumns, withPoint } from './rows.ts';
import type { WorkbenchTools } from './useWorkbench.ts';

const options = bulkInputColumns.map((value) => ({ value, label: bulkColumnName(value) }));
const named = (columns: readonly BulkInputColumn[]) => columns.map(bulkColumnName).join(', ');

export function ColumnsStep({ bench: { table, mapping, decimalComma }, change, fill, startOver }: WorkbenchTools) {
  if (!table) return null;
  const hasMicro = mapping.includes(microPriceColumn);
  const twoUnits = hasMicro && mapping.includes('price');
  const missing = neededColumns.filter((column) => !mapping.includes(column) && !(column === 'price' && hasMicro));
  const twice = mapping.find((column, index) => column !== '' && mapping.indexOf(column) !== index) || undefined;
  const commas = commasIn(table, mapping);
  return (
    <Card padding="large">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>{messages.columnsTitle}</Heading>
          <Text as="p" tone="muted">
            {messages.columnsText}
          </Text>
          {table.reading && (
            <Text as="p" size="small" tone="muted">
              {table.reading.sentence}
            </Text>
          )}
          {table.reading && <ReadingNotes notes={table.reading.notes} />}
        </Stack>
        <Grid columns="medium">
          {table.header.map((name, index) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- column names may repeat, and their order is fixed
              key={`${index} ${name}`}
              label={name || `${index + 1}`}
              hint={table.rows[0]?.[index]?.slice(0, 60)}
              placeholder={messages.leaveOut}
              options={options}
              value={mapping[index] ?? ''}
              onChange={({ target }) =>
                change({ type: 'map', index, column: bulkInputColumns.find((column) => column === target.value) ?? '' })
              }
            />
          ))}
        </Grid>
        {commas && (
          <Checkbox
            label={fillText(messages.comma, { cell: commas.cell, plain: withPoint(commas.cell) })}
            hint={fillText(messages.commaHint, { columns: named(commas.columns) })}
            checked={decimalComma ?? commas.areSure}
            onCheckedChange={(checked) => change({ type: 'comma', isDecimal: checked === true })}
          />
        )}
        {missing.length > 0 && (
          <Banner tone="warning">{fillText(messages.missing, { columns: named(missing) })}</Banner>
        )}
        {twice && <Banner tone="danger">{fillText(messages.twice, { column: named([twice]) })}</Banner>}
        {twoUnits && <Banner tone="danger">{messages.twoUnits}</Banner>}
        <Inline justify="between">
          <Button variant="outline" tone="neutral" onClick={startOver}>
            {messages.back}
          </Button>
          <Button disabled={twice !== undefined || twoUnits} onClick={fill}>
            {messages.toGrid}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
