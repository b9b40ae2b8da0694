import { Button, Inline } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { paths, withQuery } from '../../../config/paths.ts';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { useSession } from '../../../state/me/session.ts';
import { remeasure } from '../../../state/trade/browse/product.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { useMayAnalyse } from './dataRights.ts';

function MeasureAgain({ id }: { id: string }) {
  const { phase } = useOperation('product.measure');
  return (
    <Button
      size="small"
      variant="outline"
      tone="neutral"
      loading={phase === 'request'}
      onClick={() => void remeasure(id)}
    >
      {messages.again}
    </Button>
  );
}

export function DataActions({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayAnalyse = useMayAnalyse(stream);
  const own = stream.owner === userId;
  return (
    <Inline>
      {mayAnalyse && (
        <ButtonLink size="small" variant="soft" to={withQuery(paths.ai, { data: stream.id })}>
          {messages.analyse}
        </ButtonLink>
      )}
      {own && <MeasureAgain id={stream.id} />}
    </Inline>
  );
}
