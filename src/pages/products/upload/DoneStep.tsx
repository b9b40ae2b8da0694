import { Button, EmptyState, Inline } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { uploadMessages as messages } from './messages.ts';
import { counted } from '../../../messages/format.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import type { WorkbenchTools } from './useWorkbench.ts';

export function DoneStep({ bench: { listed, leftOut }, startOver }: WorkbenchTools) {
  return (
    <EmptyState
      icon="success"
      title={counted(messages.done, listed)}
      actions={
        <Inline justify="center">
          <ButtonLink to={paths.products}>{messages.toList}</ButtonLink>
          <Button variant="outline" tone="neutral" onClick={startOver}>
            {messages.again}
          </Button>
        </Inline>
      }
    >
      {leftOut > 0 && counted(messages.left, leftOut)}
    </EmptyState>
  );
}
