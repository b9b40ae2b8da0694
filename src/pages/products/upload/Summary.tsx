import { Banner, Grid, KeyValueList, Stack } from '#design-system';
import { bulkDuplicate, bulkProblemsShown } from '#contract/constants.ts';
import { uploadMessages as messages } from '../../../messages/bulkUpload.ts';
import { counted, format } from '../../../messages/format.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import type { RowProblems } from './workbench.ts';
import type { WorkbenchTools } from './useWorkbench.ts';

const isDuplicate = ({ url }: RowProblems) => url === bulkDuplicate.listed || url?.startsWith(bulkDuplicate.sameAsRow);

export function Summary({ bench, problems, unusual, stopped }: WorkbenchTools) {
  const checking = useOperation('products.checkFile');
  const uploading = useOperation('products.upload');
  const part = useOperation('products.uploadPart');
  const wrong = problems.size;
  const duplicates = [...problems.values()].filter(isDuplicate).length;
  /** Counts mean nothing before the server has seen the rows. */
  const known = bench.checked || wrong > 0;
  const counts = { ready: bench.rows.length - wrong, duplicates, wrong: wrong - duplicates };
  const countOf = (name: keyof typeof counts) => (known ? counts[name] : '–');
  const failure = failureLines(uploading) ?? failureLines(part) ?? failureLines(checking);
  const [tone, text] =
    wrong > 0
      ? (['warning', messages.someWrong] as const)
      : checking.phase === 'request'
        ? (['neutral', messages.checking] as const)
        : bench.checked
          ? (['success', messages.checked] as const)
          : (['neutral', messages.unchecked] as const);
  return (
    <Stack gap={3}>
      <Grid columns="small">
        <KeyValueList
          items={[
            { label: messages.summary.rows, value: bench.rows.length },
            { label: messages.summary.ready, value: countOf('ready') },
          ]}
        />
        <KeyValueList
          items={[
            { label: messages.summary.duplicates, value: countOf('duplicates') },
            { label: messages.summary.wrong, value: countOf('wrong') },
          ]}
        />
      </Grid>
      {stopped && <Banner tone="warning">{messages.cancelUnknown}</Banner>}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {unusual.size > 0 && <Banner tone="warning">{counted(messages.unusual, unusual.size)}</Banner>}
      <Banner tone={tone}>
        {text} {bench.unreported > 0 && format(messages.more, { count: bulkProblemsShown })}
      </Banner>
    </Stack>
  );
}
