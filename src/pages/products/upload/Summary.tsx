import { Banner, Grid, KeyValueList, Stack } from '#design-system';
import { bulkDuplicate, bulkProblemsShown } from '#contract/constants.ts';
import { uploadWords as words } from '../../../messages/bulkUpload.ts';
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
  const failure = failureLines(uploading) ?? failureLines(part) ?? failureLines(checking);
  const [tone, text] =
    wrong > 0
      ? (['warning', words.someWrong] as const)
      : checking.phase === 'request'
        ? (['neutral', words.checking] as const)
        : bench.checked
          ? (['success', words.checked] as const)
          : (['neutral', words.unchecked] as const);
  return (
    <Stack gap={3}>
      <Grid columns="small">
        <KeyValueList
          items={[
            { label: words.summary.rows, value: bench.rows.length },
            { label: words.summary.ready, value: bench.rows.length - wrong },
          ]}
        />
        <KeyValueList
          items={[
            { label: words.summary.duplicates, value: duplicates },
            { label: words.summary.wrong, value: wrong - duplicates },
          ]}
        />
      </Grid>
      {stopped && <Banner tone="warning">{words.cancelUnknown}</Banner>}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {unusual.size > 0 && <Banner tone="warning">{counted(words.unusual, unusual.size)}</Banner>}
      <Banner tone={tone}>
        {text} {bench.unreported > 0 && format(words.more, { count: bulkProblemsShown })}
      </Banner>
    </Stack>
  );
}
