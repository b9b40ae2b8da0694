import {
  Banner,
  Button,
  Card,
  Checkbox,
  fillText,
  Icon,
  IconButton,
  Inline,
  Kbd,
  Pagination,
  Progress,
  saveFile,
  Stack,
} from '#design-system';
import { pageSize } from '#contract/constants.ts';
import { bulkColumns } from '#contract/streamFields.ts';
import { useMemo, useState } from 'react';
import { draftMaxRows } from '../../../config/constants.ts';
import { bulkColumnName, uploadMessages as messages } from './messages.ts';
import { counted } from '../../../messages/format.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { phone } from '../../shared/windows.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { Cells } from './Cells.tsx';
import { neededColumns, toProblemsCsv, type BulkColumn } from './rows.ts';
import type { Row } from './table.ts';
import { stateId, Summary } from './Summary.tsx';
import { placesOf, useNextProblem } from './useNextProblem.ts';
import type { WorkbenchTools } from './useWorkbench.ts';

const columnsIn = (rows: readonly Row[], problems: WorkbenchTools['problems']): BulkColumn[] =>
  bulkColumns.filter(
    (column) =>
      neededColumns.includes(column) ||
      rows.some(({ key, cells }) => cells[column] !== '' || problems.get(key)?.[column] !== undefined),
  );

function Actions(tools: WorkbenchTools) {
  const { bench, change, problems, check, upload, startOver, restored } = tools;
  const isPhone = useMedia(phone);
  const [isOpen, setOpen] = useState(false);
  const checking = useOperation('products.checkFile').phase === 'request';
  const wrong = bench.rows.filter(({ key }) => problems.has(key));
  const problemOf = ({ key }: Row) =>
    Object.entries(problems.get(key) ?? {})
      .map(([column, problem]) => `${bulkColumnName(column as BulkColumn)} ${problem}`)
      .join('; ');
  const others = [
    { text: restored ? messages.discard : messages.back, act: startOver },
    { text: messages.check, act: () => void check(), busy: checking },
    ...(wrong.length > 0
      ? [
          { text: messages.downloadWrong, act: () => saveFile(messages.failedFile, toProblemsCsv(wrong, problemOf)) },
          {
            text: counted(messages.dropWrong, wrong.length),
            act: () => change({ type: 'leaveOut', keys: new Set(wrong.map(({ key }) => key)) }),
          },
        ]
      : []),
  ];
  const list = (
    <Button
      aria-describedby={stateId}
      disabled={!bench.checked || wrong.length > 0 || bench.rows.length === 0}
      onClick={() => void upload()}
    >
      {counted(messages.upload, bench.rows.length)}
    </Button>
  );
  return (
    <Inline>
      {isPhone && list}
      {isPhone && (
        <IconButton label={messages.more} variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="more" />
        </IconButton>
      )}
      {(!isPhone || isOpen) &&
        others.map(({ text, act, busy }) => (
          <Button key={text} variant="outline" tone="neutral" loading={busy} onClick={act}>
            {text}
          </Button>
        ))}
      {!isPhone && <span style={{ marginInlineStart: 'auto' }}>{list}</span>}
    </Inline>
  );
}

function Running({ progress, cancel }: Pick<WorkbenchTools, 'progress' | 'cancel'>) {
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <Inline gap={3}>
      <span style={{ flex: '1 1 12rem' }}>
        <Progress label={messages.uploading} value={done === 0 ? undefined : (done / total) * 100} />
      </span>
      <span aria-live="polite">{fillText(messages.progress, { done, total })}</span>
      <Button variant="outline" tone="neutral" onClick={cancel}>
        {messages.cancel}
      </Button>
    </Inline>
  );
}

export function GridStep(tools: WorkbenchTools) {
  const { bench, change, problems, unusual, restored, progress } = tools;
  const isPhone = useMedia(phone);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [chosenPage, setChosenPage] = useState(0);
  const rows = onlyWrong ? bench.rows.filter(({ key }) => bench.flagged.has(key)) : bench.rows;
  const page = Math.min(chosenPage, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  const shownKey = columnsIn(bench.rows, problems).join(',');
  const shown = useMemo(() => bulkColumns.filter((column) => shownKey.split(',').includes(column)), [shownKey]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const goTo = (key: number) => {
    setChosenPage(Math.floor(rows.findIndex((row) => row.key === key) / pageSize));
    setOpened((before) => new Set([...before, String(key)]));
  };
  const { count, next } = useNextProblem(placesOf(rows, shown, problems, unusual), problems.size > 0, goTo);
  const lines = rows
    .slice(page * pageSize, (page + 1) * pageSize)
    .map(({ key, cells }) => ({ key, cells, problems: problems.get(key), unusual: unusual.get(key) }));
  return (
    <Stack gap={4}>
      {bench.rows.length > draftMaxRows && (
        <Banner tone="warning">{fillText(messages.tooMany, { max: draftMaxRows })}</Banner>
      )}
      {restored && <Banner tone="accent">{messages.restored}</Banner>}
      <Card padding="large">
        <Stack gap={4}>
          <Summary {...tools} />
          {progress ? <Running {...tools} /> : <Actions {...tools} />}
        </Stack>
      </Card>
      <Inline justify="between">
        <Checkbox
          label={messages.onlyWrong}
          checked={onlyWrong}
          onCheckedChange={(checked) => setOnlyWrong(checked === true)}
        />
        {count > 0 && (
          <Button size="small" variant="outline" tone="neutral" aria-keyshortcuts={messages.nextKey} onClick={next}>
            <span>{problems.size > 0 ? messages.nextProblem : messages.nextUnusual}</span>
            {!isPhone && <Kbd aria-hidden>{messages.nextKey}</Kbd>}
          </Button>
        )}
      </Inline>
      {rows.length === 0 ? (
        <Banner>{bench.rows.length > 0 ? messages.fixed : messages.empty}</Banner>
      ) : (
        <Cells {...{ lines, shown, opened, change }} onOpenedChange={setOpened} />
      )}
      {rows.length > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={rows.length} onPageChange={setChosenPage} />
      )}
    </Stack>
  );
}
