import { Banner, fillText, Stack, Text } from '#design-system';
import { bulkDuplicate, bulkProblemsShown } from '#contract/constants.ts';
import { uploadMessages as messages } from './messages.ts';
import { counted, dot } from '../../../messages/format.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { failureLines } from '../../shared/failureLines.tsx';
import type { RowProblems } from './workbench.ts';
import type { WorkbenchTools } from './useWorkbench.ts';

/** Id of the text that says what is missing before the rows can be listed. */
export const stateId = 'upload-state';

const namedRows = 5;

/** Numbers of the rows with errors, in their order; long lists are cut. */
export function rowsText(numbers: readonly number[]): string {
  const named = numbers.length > namedRows ? numbers.slice(0, namedRows) : numbers.slice(0, -1);
  const last = numbers.at(-1) ?? '';
  const rows = named.join(', ');
  if (named.length === 0) return String(last);
  return numbers.length > namedRows
    ? fillText(messages.rowList.more, { rows, count: numbers.length - namedRows })
    : fillText(messages.rowList.last, { rows, last });
}

const isDuplicate = ({ url }: RowProblems) => url === bulkDuplicate.listed || url?.startsWith(bulkDuplicate.sameAsRow);

export function Summary({ bench, problems, unusual, stopped }: WorkbenchTools) {
  const checking = useOperation('products.checkFile');
  const uploading = useOperation('products.upload');
  const part = useOperation('products.uploadPart');
  const wrong = problems.size;
  const wrongRows = bench.rows.flatMap(({ key }) => (problems.has(key) ? [key] : []));
  const duplicates = [...problems.values()].filter(isDuplicate).length;
  const known = bench.checked || wrong > 0;
  const counts = { ready: bench.rows.length - wrong, duplicates, wrong: wrong - duplicates };
  const names = (['ready', 'duplicates', 'wrong'] as const).filter((name) => name === 'ready' || counts[name] > 0);
  const failure = failureLines(uploading) ?? failureLines(part) ?? failureLines(checking);
  const [tone, text] =
    wrong > 0
      ? ([
          'warning',
          fillText(messages.someWrong[wrong === 1 ? 'one' : 'many'], { rows: rowsText(wrongRows) }),
        ] as const)
      : checking.phase === 'request'
        ? (['neutral', messages.checking] as const)
        : bench.checked
          ? (['success', messages.checked] as const)
          : (['neutral', messages.unchecked] as const);
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium" numeric>
        {[
          counted(messages.rows, bench.rows.length),
          ...(known ? names.map((name) => fillText(messages.summary[name], { count: counts[name] })) : []),
        ].join(dot)}
      </Text>
      {stopped && <Banner tone="warning">{messages.cancelUnknown}</Banner>}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Banner id={stateId} tone={unusual.size > 0 ? 'warning' : tone}>
        <span>{text}</span> {unusual.size > 0 && <span>{counted(messages.unusual, unusual.size)}</span>}{' '}
        {bench.unreported > 0 && <span>{fillText(messages.moreProblems, { count: bulkProblemsShown })}</span>}
      </Banner>
    </Stack>
  );
}
