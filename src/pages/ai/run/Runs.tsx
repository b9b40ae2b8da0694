import { Button, Heading, Pagination, Skeleton, Stack } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import type { Execution } from '#contract/generated/documents.ts';
import { runMessages as messages } from '../../../messages/ai.ts';
import { analyses, followRuns, isRunning, runList } from '../../../state/trade/executions.ts';
import { useLastPage } from '../../shared/lists/useLastPage.ts';
import { Empty } from '../../shared/Empty.tsx';
import { Async } from '../../shared/Async.tsx';
import { RunCard } from './RunCard.tsx';
import { useFollow } from './useFollow.ts';
import { useValue } from '../../../state/machine/resource.ts';

interface RunsProps {
  page: number;
  onPage: (page: number) => void;
  shown: string;
  onShow: (id: string) => void;
  onRepeat: (run: Execution) => void;
  onBegin: (algo: string) => void;
}

/** Analyses that need at most one date and one number column. */
const ready = ['summary', 'quality', 'resample'];

const skeleton = <Skeleton shape="block" style={{ blockSize: '12rem' }} />;

export function Runs({ page, onPage, shown, onShow, onRepeat, onBegin }: RunsProps) {
  const runs = useValue(runList, { page });
  const isPast = useLastPage(runs, onPage);
  const catalogue = useValue(analyses);
  const examples = catalogue?.analyses.filter(({ name }) => ready.includes(name)) ?? [];
  useFollow(runs?.content.some(isRunning) ?? false, () => followRuns(page), String(page));
  return (
    <Stack as="section" gap={3} aria-label={messages.runs}>
      <Heading level={2}>{messages.runs}</Heading>
      <Async
        of={runList}
        input={{ page }}
        skeleton={skeleton}
        isEmpty={({ content }) => content.length === 0}
        empty={
          isPast ? (
            skeleton
          ) : (
            <Empty
              icon="play"
              messages={messages.runsEmpty}
              actions={examples.map(({ name, title }) => (
                <Button key={name} variant="soft" onClick={() => onBegin(name)}>
                  {title}
                </Button>
              ))}
            />
          )
        }
      >
        {({ content, total }) => (
          <Stack gap={3}>
            {content.map((run) => (
              <RunCard
                key={run.id}
                run={run}
                shown={run.id === shown}
                onShow={() => onShow(run.id)}
                onRepeat={() => onRepeat(run)}
              />
            ))}
            {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPage} />}
          </Stack>
        )}
      </Async>
    </Stack>
  );
}
