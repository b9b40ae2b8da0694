import { Banner, DataTable, useFormContext, useWatch, type Column } from '#design-system';
import { isLiveAddress } from '#contract/sources.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { format } from '../../../messages/format.ts';
import { probeWords as words } from '../../../messages/productForm.ts';
import { catalogue, probeAddress, resetProbe } from '../../../state/trade/catalogue.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { rateText } from '../../shared/product/cardFacts.ts';
import { addressOf, probeOf } from './liveSource.ts';
import { fieldsOf } from './refusals.ts';
import { TrialFrame } from './TrialFrame.tsx';
import type { ProductValues } from './values.ts';

type SampleRow = Sample['rows'][number];

const shownRows = 3;
const shownColumns = 6;

const cellText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function summary({ format: kind, rows_measured, schema, complete, newest, live }: Sample): string {
  const counts = { format: kind.toUpperCase(), rows: rows_measured, columns: schema.length };
  if (live) return `${[format(words.live, counts), rateText(live)].filter(Boolean).join(', ')}.`;
  const day = newest === undefined ? [] : [format(words.newest, { day: newest })];
  return `${[format(words.found, counts), ...day, ...(complete ? [] : [words.part])].join(', ')}.`;
}

function Found({ sample }: { sample: Sample }) {
  const columns: Column<SampleRow>[] = sample.schema
    .slice(0, shownColumns)
    .map(({ name }) => ({ id: name, header: name, cell: (row) => cellText(row[name]) }));
  const rows = sample.rows.slice(0, shownRows);
  if (isSilent(sample))
    return (
      <Banner tone="warning" title={words.silent}>
        {words.silentText}
      </Banner>
    );
  if (rows.length === 0) return null;
  return (
    <DataTable
      label={words.rows}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      density="compact"
      narrow="scroll"
    />
  );
}

const isSilent = ({ live, rows }: Sample) => Boolean(live) && rows.length === 0;

/** Has the server read the address as it would for buyers. */
export function AddressTest({ before }: { before: Stream | undefined }) {
  const { control, trigger, getValues, setError } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const address = addressOf(values);
  const { probe } = useSnapshot(catalogue);
  const operation = useOperation('products.probe');
  const sample = probe?.url === address ? probe.sample : undefined;
  const isAtField = operation.phase === 'fail' && Object.keys(operation.fields).length > 0;
  const test = async () => {
    resetProbe();
    if (!(await trigger(['url', 'topic', 'username'], { shouldFocus: true }))) return;
    const now = getValues();
    const outcome = await probeAddress(probeOf(now, before));
    if (outcome.ok) return;
    const refused = fieldsOf(outcome.failure.facts.fields, false);
    for (const name of ['url', 'username'] as const)
      if (refused[name]) setError(name, { type: 'server', message: refused[name] });
  };
  return (
    <TrialFrame
      icon="activity"
      label={words.test}
      operation={operation}
      onTry={() => void test()}
      cancel={{ label: words.cancel, onCancel: resetProbe }}
      progress={isLiveAddress(address) ? words.connecting : undefined}
      disabled={address === ''}
      failed={isAtField ? undefined : words.failed}
      done={sample && !isSilent(sample) ? { title: words.ok, text: summary(sample) } : undefined}
    >
      {sample && <Found sample={sample} />}
    </TrialFrame>
  );
}
