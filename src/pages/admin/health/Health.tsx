import { Skeleton, Stack } from '#design-system';
import { useEffect } from 'react';
import { healthReport } from '../../../state/trade/health.ts';
import { Async } from '../../shared/Async.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { FailingSources } from './FailingSources.tsx';
import { Findings } from './Findings.tsx';
import { HealthFigures } from './HealthFigures.tsx';
import { Processes } from './Processes.tsx';
import { Queues } from './Queues.tsx';

const everyMs = 15_000;

const skeleton = (
  <Stack gap={4}>
    <Skeleton shape="block" style={{ blockSize: '4rem' }} />
    <Skeleton shape="block" style={{ blockSize: '6rem' }} />
    <Skeleton shape="block" style={{ blockSize: '16rem' }} />
  </Stack>
);

/** Loads again while the tab is visible. */
function useRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void healthReport.load();
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
}

export function Health() {
  useLoad(healthReport);
  useRefresh();
  return (
    <Async of={healthReport} skeleton={skeleton}>
      {(report) => (
        <Stack gap={5}>
          <Findings findings={report.findings} />
          <HealthFigures report={report} />
          <Processes processes={report.processes} />
          <Queues queues={report.queues} />
          <FailingSources sources={report.sources} />
        </Stack>
      )}
    </Async>
  );
}
