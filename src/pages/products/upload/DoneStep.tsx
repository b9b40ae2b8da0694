import { Button, EmptyState, Inline } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { uploadMessages as messages } from '../../../messages/bulkUpload.ts';
import { format } from '../../../messages/format.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import type { WorkbenchTools } from './useWorkbench.ts';

const counted = (count: number, { one, many }: { one: string; many: string }) =>
  count === 1 ? one : format(many, { count });

export function DoneStep({ bench: { listed, leftOut }, startOver }: WorkbenchTools) {
  return (
    <EmptyState
      icon="success"
      title={counted(listed, messages.done)}
      actions={
        <Inline justify="center">
          <ButtonLink to={paths.products}>{messages.toList}</ButtonLink>
          <Button variant="outline" tone="neutral" onClick={startOver}>
            {messages.again}
          </Button>
        </Inline>
      }
    >
      {leftOut > 0 && counted(leftOut, messages.left)}
    </EmptyState>
  );
}
