import { Banner, Button } from '#design-system';
import { overview as words } from '../../../messages/overview.ts';
import { reload, useOperations } from '../../../state/machine/operations.ts';
import type { OperationName } from '../../../state/machine/rows.ts';

export function useFailed(sources: readonly OperationName[]): OperationName[] {
  const states = useOperations(sources);
  return sources.filter((_, index) => states[index]?.phase === 'fail');
}

export const Unread = ({ title, failed }: { title: string; failed: readonly OperationName[] }) => (
  <Banner
    tone="danger"
    title={title}
    action={
      <Button size="small" variant="outline" tone="neutral" onClick={() => reload(failed)}>
        {words.readAgain}
      </Button>
    }
  />
);
