import {
  Card,
  dayAt,
  dayText,
  fillText,
  Heading,
  KeyValueList,
  numberFormat,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { exactBelow } from '#contract/constants.ts';
import type { OtherSide as Trade } from '#contract/generated/documents.ts';
import { offerMessages } from '../../../messages/offers.ts';
import { otherSide } from '../../../state/trade/deals/offers.ts';
import { Async } from '../Async.tsx';
import { useLoad } from '../useLoad.ts';

const messages = offerMessages.otherSide;
const dayHours = 24;
/** Longer times are given in days. */
const longestInHours = 48;

function answerText(hours: number): string {
  if (hours < 1) return messages.soon;
  if (hours <= longestInHours) return fillText(messages.hours, { count: Math.round(hours) });
  return fillText(messages.days, { count: Math.round(hours / dayHours) });
}

const wholeText = (count: number) => numberFormat().format(count);

function Facts({ side, name, company, since, purchases, decided, accepted, answer_hours: hours }: Trade) {
  const trade = wholeText(purchases);
  const items = [
    { label: messages.since, value: dayText(dayAt(Date.parse(since), 'UTC')) },
    {
      label: messages.purchases[side],
      value: purchases < exactBelow ? trade : fillText(messages.atLeast, { count: trade }),
    },
    ...(decided > 0
      ? [
          {
            label: messages.accepted,
            value: fillText(messages.share, { accepted: wholeText(accepted), decided: wholeText(decided) }),
          },
        ]
      : []),
    ...(typeof hours === 'number' ? [{ label: messages.answer, value: answerText(hours) }] : []),
  ];
  return (
    <Card as="section" aria-label={messages.title[side]} padding="large">
      <Stack gap={4}>
        <Heading level={2}>{messages.title[side]}</Heading>
        <Stack gap={1}>
          <Text weight="semibold" translate="no">
            {name}
          </Text>
          {company !== '' && company !== name && <Text tone="muted">{company}</Text>}
        </Stack>
        <KeyValueList items={items} />
      </Stack>
    </Card>
  );
}

/** Trade of the other party of an offer: account age, sales or purchases, and usual time to answer. */
export function OtherSide({ offerId }: { offerId: string }) {
  useLoad(otherSide, offerId);
  return (
    <Async of={otherSide} input={offerId} skeleton={<Skeleton shape="block" style={{ blockSize: '14rem' }} />}>
      {(found) => found && <Facts {...found} />}
    </Async>
  );
}
