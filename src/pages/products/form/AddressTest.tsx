import { Banner, Button, DataTable, Icon, Stack, useFormContext, useWatch, type Column } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { format } from '../../../messages/format.ts';
import { probeWords as words } from '../../../messages/productForm.ts';
import { catalogue, probeAddress, resetProbe } from '../../../state/trade/catalogue.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import { fieldsOf } from './refusals.ts';
import type { ProductValues } from './values.ts';

type SampleRow = Sample['rows'][number];

const shownRows = 3;
const shownColumns = 6;

const cellText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function summary({ format: kind, rows_measured, schema, complete, newest }: Sample): string {
  const found = format(words.found, { format: kind.toUpperCase(), rows: rows_measured, columns: schema.length });
  const day = newest === undefined ? [] : [format(words.newest, { day: newest })];
  return `${[found, ...day, ...(complete ? [] : [words.part])].join(', ')}.`;
}

function Found({ sample }: { sample: Sample }) {
  const columns: Column<SampleRow>[] = sample.schema
    .slice(0, shownColumns)
    .map(({ name }) => ({ id: name, header: name, cell: (row) => cellText(row[name]) }));
  const rows = sample.rows.slice(0, shownRows);
  return (
    <Stack gap={3}>
      <Banner tone="success" title={words.ok}>
        {summary(sample)}
      </Banner>
      {rows.length > 0 && (
        <DataTable
          label={words.rows}
          columns={columns}
          rows={rows}
          rowKey={(row) => String(rows.indexOf(row))}
          density="compact"
          narrow="scroll"
        />
      )}
    </Stack>
  );
}

/** Has the server read the address as it would for buyers. */
export function AddressTest() {
  const { control, trigger, getValues, setError } = useFormContext<ProductValues>();
  const url = useWatch({ control, name: 'url' }).trim();
  const { probe } = useSnapshot(catalogue);
  const operation = useOperation('products.probe');
  const test = async () => {
    resetProbe();
    if (!(await trigger('url', { shouldFocus: true }))) return;
    const outcome = await probeAddress(getValues('url').trim());
    if (outcome.ok) return;
    const refused = fieldsOf(outcome.failure.facts.fields, false).url;
    if (refused) setError('url', { type: 'server', message: refused });
  };
  return (
    <Stack gap={3}>
      <div>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          disabled={url === ''}
          loading={operation.phase === 'request'}
          onClick={() => void test()}
        >
          <Icon name="activity" /> {words.test}
        </Button>
      </div>
      {probe && probe.url === url && <Found sample={probe.sample} />}
      {operation.phase === 'fail' && Object.keys(operation.fields).length === 0 && (
        <Banner tone="danger" title={words.failed}>
          {failureLines(operation)}
        </Banner>
      )}
    </Stack>
  );
}
