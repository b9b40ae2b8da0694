import { Button, CodeBlock, fillText, Heading, Inline, Stack, StatusBadge, Text } from '#design-system';
import type { Reply } from '#contract/types.ts';
import { productPath } from '../../../../config/paths.ts';
import { dot } from '../../../../messages/format.ts';
import { roomMessages as messages } from '../../../../messages/product.ts';
import { useOperation } from '../../../../state/machine/operations.ts';
import { allowAlgorithm } from '../../../../state/trade/selling/roomAlgorithms.ts';
import { RouterLink } from '../../../shared/RouterLink.tsx';
import { When } from '../../../shared/When.tsx';

type RequestedAlgorithm = Reply<'algorithms.asked'>['algorithms'][number];

const tones = { asked: 'warning', allowed: 'success', withdrawn: 'neutral', refused: 'neutral' } as const;
function stateOf({ room_problem, allowed, withdrawn }: RequestedAlgorithm): keyof typeof tones {
  if (room_problem !== null) return 'refused';
  if (withdrawn) return 'withdrawn';
  return allowed === null ? 'asked' : 'allowed';
}

function Decide({ streamId, requested }: { streamId: string; requested: RequestedAlgorithm }) {
  const { algorithm, hash, allowed, name, version } = requested;
  const isAllowed = allowed !== null;
  const { phase } = useOperation(isAllowed ? 'product.withdraw' : 'product.allow', hash);
  const label = fillText(isAllowed ? messages.withdrawNamed : messages.allowNamed, { name, version });
  return (
    <Button
      size="small"
      {...(isAllowed && { variant: 'outline', tone: 'danger' })}
      aria-label={label}
      loading={phase === 'request'}
      onClick={() => void allowAlgorithm(streamId, { algorithm, hash }, !isAllowed)}
    >
      {isAllowed ? messages.withdraw : messages.allow}
    </Button>
  );
}

export function RoomAlgorithm({ streamId, requested }: { streamId: string; requested: RequestedAlgorithm }) {
  const { algorithm, name, provider, version, hash, query, columns, room_problem, asked, allowed } = requested;
  const state = stateOf(requested);
  return (
    <Stack as="li" gap={3} align="stretch">
      <Inline justify="between" gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="small">
            <RouterLink to={productPath(algorithm)}>{name}</RouterLink>
          </Heading>
          <Text size="small" tone="muted">
            {fillText(messages.by, { provider, version })}
          </Text>
        </Stack>
        <Inline gap={3}>
          <StatusBadge tone={tones[state]}>{messages.states[state]}</StatusBadge>
          {room_problem === null && <Decide streamId={streamId} requested={requested} />}
        </Inline>
      </Inline>
      {room_problem !== null && <Text as="p">{room_problem}</Text>}
      {query !== undefined && (
        <CodeBlock code={query} language="sql" wrap label={fillText(messages.query, { name, version })} />
      )}
      <Text size="small" tone="muted" style={{ overflowWrap: 'anywhere' }}>
        <span>{allowed === null ? messages.asked : messages.allowedSince}</span> <When at={allowed ?? asked} />
        <span>{dot + fillText(messages.needs, { columns: columns.map((one) => one.name).join(', ') })}</span>
        <span>{dot + fillText(messages.hash, { hash })}</span>
      </Text>
    </Stack>
  );
}
