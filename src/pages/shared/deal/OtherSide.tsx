import { Card, dayAt, dayText, Heading, KeyValueList, numberFormat, Skeleton, Stack, Text } from '#design-system';
import { format } from '../../../messages/format.ts';
import { offerMessages } from '../../../messages/offers.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { otherSide } from '../../../state/trade/deals/offers.ts';
import { useLoad } from '../useLoad.ts';

const messages = offerMessages.otherSide;
const dayHours = 24;
/** Longer times are given in days. */
const longestInHours = 48;

function answerText(hours: number): string {
  if (hours < 1) return messages.soon;
  if (hours <= longestInHours) return format(messages.hours, { count: Math.round(hours) });
  return format(messages.days, { count: Math.round(hours / dayHours) });
}

/** Trade of the other party of an offer: account age, sales or purchases, and usual time to answer. */
export function OtherSide({ offerId }: { offerId: string }) {
  useLoad(otherSide, offerId);
  const found = useValue(otherSide, offerId);
  const isFailed = useStatus(otherSide).phase === 'fail';
  if (found === undefined ? isFailed : found === null) return null;
  if (!found) return <Skeleton shape="block" style={{ blockSize: '14rem' }} />;
  const { side, name, company, since, purchases, accepted, answer_hours: hours } = found;
  const items = [
    { label: messages.since, value: dayText(dayAt(Date.parse(since), 'UTC')) },
    { label: messages.purchases[side], value: numberFormat().format(purchases) },
    { label: messages.accepted, value: numberFormat().format(accepted) },
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
