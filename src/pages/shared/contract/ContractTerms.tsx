import { dateFormat, fillText, Grid, Heading, Inline, localText, Stack, Text } from '#design-system';
import { RevenueShare } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractMessages as messages } from '../../../messages/contracts.ts';
import { session } from '../../../state/me/session.ts';
import { sideOfContract } from '../../../state/trade/deals/contracts.ts';
import { Foot } from '../split/Foot.tsx';
import { useMedia } from '../useMedia.ts';
import { phone } from '../windows.ts';
import { PaidAmount } from './PaidAmount.tsx';
import { SignButton } from './SignButton.tsx';
import { Signatures } from './Signatures.tsx';
import { ContractState } from './contractState.tsx';

const texts = { tokens: tokenInfo.symbol };

/** Without the zone: the text of the period names it once. */
const utcMoment = (at: string) =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(at));

const Period = ({ set: { startDate, end_time } }: { set: ContractSet }) => (
  <Stack gap={0}>
    <Text>{fillText(messages.period, { from: localText(startDate), to: localText(end_time) })}</Text>
    <Text size="small" tone="muted">
      {fillText(messages.inUtc, { from: utcMoment(startDate), to: utcMoment(end_time) })}
    </Text>
  </Stack>
);

/** Micro-tokens that the owner keeps after paying shares. */
const keptSoFar = ({ takings, shares }: ContractSet) =>
  takings === null ? undefined : shares.reduce((left, { paid }) => left - paid, takings);

export function ContractTerms({ set, level }: { set: ContractSet; level: 2 | 3 }) {
  const isPhone = useMedia(phone);
  const side = sideOfContract(set);
  const parts = set.shares.map(({ contract_id, partner, share, paid }) => ({
    id: contract_id,
    name: partner.id === session.userId ? messages.you : partner.name,
    share,
    got: paid,
  }));
  const sign = side === 'partner' && set.status === 'waiting' && <SignButton set={set} wide={isPhone} />;
  return (
    <section aria-label={messages.terms}>
      <Grid columns="large" fill gap={5} style={{ columnGap: 'var(--ds-space-8)' }}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Inline>
              <ContractState set={set} brief />
            </Inline>
            <Period set={set} />
            <PaidAmount set={set} />
          </Stack>
          {set.description && (
            <Stack gap={1}>
              <Text size="small" tone="muted">
                {messages.terms}
              </Text>
              <Text as="p">{set.description}</Text>
            </Stack>
          )}
          {!isPhone && sign}
          {side === 'owned' && (
            <Stack gap={3}>
              <Heading level={level} size="small">
                {messages.partners}
              </Heading>
              <Signatures shares={set.shares} />
              {set.status === 'waiting' && (
                <Text size="small" tone="muted">
                  {messages.notified}
                </Text>
              )}
            </Stack>
          )}
        </Stack>
        <Stack gap={3}>
          <Heading level={level} size="small">
            {messages.details}
          </Heading>
          <RevenueShare
            label={`${messages.details}: ${set.stream_name}`}
            parts={parts}
            keeper={messages.keeper[side]}
            keeperGot={keptSoFar(set)}
            price={set.list_price}
            texts={texts}
          />
        </Stack>
      </Grid>
      {isPhone && sign && <Foot>{sign}</Foot>}
    </section>
  );
}
