import { Banner, Button } from '#design-system';
import { overview as messages } from '../messages.ts';
import { reload, useOperations } from '../../../state/machine/operations.ts';

export function useFailedSources(sources: readonly string[]): string[] {
  const states = useOperations(sources);
  return sources.filter((_, index) => states[index]?.phase === 'fail');
}

export const LoadFailed = ({ title, failed }: { title: string; failed: readonly string[] }) => (
  <Banner
    tone="danger"
    title={title}
    action={
      <Button size="small" variant="outline" tone="neutral" onClick={() => reload(failed)}>
        {messages.tryAgain}
      </Button>
    }
  />
);
