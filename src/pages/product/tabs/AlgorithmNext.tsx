import { Inline, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { algorithmRunsPath, algorithmRunPath } from '../../../config/paths.ts';
import { productMessages } from '../../../messages/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

const messages = productMessages.analysis;

export function AlgorithmNext({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayRun = useMay('run');
  const own = stream.owner === userId;
  const usable = own || stream.access !== undefined || stream.price === 0;
  return (
    <Inline>
      {mayRun && usable && <ButtonLink to={algorithmRunPath(stream.id)}>{messages.run}</ButtonLink>}
      {own && (
        <ButtonLink variant="outline" tone="neutral" to={algorithmRunsPath}>
          {messages.runs}
        </ButtonLink>
      )}
      {mayRun && !usable && <Text tone="muted">{messages.buyFirst}</Text>}
    </Inline>
  );
}
