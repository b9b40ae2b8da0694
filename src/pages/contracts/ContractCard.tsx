import { Accordion, Card, Heading, Inline, localText, Stack, StatusBadge, Text, utcText } from '#design-system';
import { RevenueShare } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { ContractSet } from '#contract/generated/documents.ts';
import { productPath } from '../../config/paths.ts';
import { contractStatusNames, contractWords as words } from '../../messages/contracts.ts';
import { format } from '../../messages/format.ts';
import { useSession } from '../../state/me/session.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Paid } from './Paid.tsx';
import { Sign } from './Sign.tsx';
import { Signatures } from './Signatures.tsx';
import type { Tab } from './useContractFilter.ts';

interface ContractCardProps {
  set: ContractSet;
  tab: Tab;
}

const toneOf = { waiting: 'warning', signed: 'success', expired: 'neutral' } as const;
const texts = { tokens: tokenInfo.symbol };

function Period({ set: { startDate, end_time } }: { set: ContractSet }) {
  return (
    <Stack gap={0}>
      <Text>{format(words.period, { from: localText(startDate), to: localText(end_time) })}</Text>
      <Text size="small" tone="muted">
        {format(words.inUtc, { from: utcText(startDate), to: utcText(end_time) })}
      </Text>
    </Stack>
  );
}

/** Micro-tokens that the owner keeps after paying shares. */
const keptSoFar = ({ takings, shares }: ContractSet) =>
  takings === null ? undefined : shares.reduce((left, { paid }) => left - paid, takings);

export function ContractCard({ set, tab }: ContractCardProps) {
  const { userId } = useSession();
  const parts = set.shares.map(({ contract_id, partner, share, paid }) => ({
    id: contract_id,
    name: partner.id === userId ? words.you : partner.name,
    share,
    got: paid,
  }));
  return (
    <Card as="article" padding="large">
      <Stack gap={4}>
        <Inline justify="between" align="start" gap={4}>
          <Stack gap={1}>
            <Heading level={2}>
              <RouterLink to={productPath(set.stream_id)} variant="quiet">
                {set.stream_name}
              </RouterLink>
            </Heading>
            {tab === 'partner' && <Text tone="muted">{format(words.by, { name: set.owner.name })}</Text>}
          </Stack>
          <StatusBadge tone={toneOf[set.status]}>{contractStatusNames[set.status]}</StatusBadge>
        </Inline>
        <Inline justify="between" align="start" gap={4}>
          <Period set={set} />
          <Paid set={set} tab={tab} />
        </Inline>
        {set.description && <Text as="p">{set.description}</Text>}
        {tab === 'partner' && set.status === 'waiting' && <Sign set={set} />}
        <Accordion.Root>
          {tab === 'owned' && (
            <Accordion.Item title={words.partners} open={set.status === 'waiting'}>
              <Signatures shares={set.shares} />
            </Accordion.Item>
          )}
          <Accordion.Item title={words.details}>
            <RevenueShare
              label={`${words.details}: ${set.stream_name}`}
              parts={parts}
              keeper={words.keeper[tab]}
              keeperGot={keptSoFar(set)}
              price={set.list_price}
              texts={texts}
            />
          </Accordion.Item>
        </Accordion.Root>
      </Stack>
    </Card>
  );
}
