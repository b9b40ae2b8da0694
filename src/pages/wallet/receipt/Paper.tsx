import { CopyButton, Heading, Inline, KeyValueList, Stack, Text, utcText } from '#design-system';
import type { Explanation } from '#contract/types.ts';
import { titles } from '../../../config/screens.ts';
import { screens } from '../../../messages/screens.ts';
import { receiptMessages as messages } from '../messages.ts';
import { useMe } from '../../../state/me/me.ts';
import { useSession } from '../../../state/me/session.ts';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { personName } from '../../shared/account/personName.ts';
import { equivalentText } from '../../shared/payment/equivalent.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { isIncoming, nameOf, partyOf } from '../movements.ts';
import { Lines } from './Lines.tsx';
import { OnScreen, Sheet } from './Paper.styles.ts';

interface PaperProps {
  explained: Explanation;
  /** SHA-256 of the facts; `undefined` while loading, `null` when unavailable. */
  hash: string | null | undefined;
}

const Copyable = ({ label, text }: { label: string; text: string }) => (
  <Inline gap={1} align="center" wrap={false}>
    <code>{text}</code>
    <OnScreen>
      <CopyButton label={label} value={text} />
    </OnScreen>
  </Inline>
);

export function Paper({ explained, hash }: PaperProps) {
  const { userId } = useSession();
  const me = useMe();
  const { entry } = explained;
  const own = me ? personName(me) : '–';
  const currency = useCurrency();
  const sides = isIncoming(entry, userId) ? [partyOf(entry), own] : [own, partyOf(entry)];
  return (
    <Sheet aria-label={titles.receipt}>
      <div data-part="head">
        <Heading level={2}>{screens.productName}</Heading>
        <Text tone="muted">{utcText(entry.dateTime)}</Text>
      </div>
      <KeyValueList
        layout="column"
        items={[
          { label: messages.from, value: sides[0] },
          { label: messages.to, value: sides[1] },
          { label: messages.type, value: nameOf(entry) },
        ]}
      />
      <Lines explained={explained} />
      <KeyValueList
        items={[
          ...(currency ? [{ label: messages.value, value: equivalentText(entry.value, currency) }] : []),
          { label: messages.after, value: tokensText(entry.balance) },
          { label: messages.movement, value: <Copyable label={messages.movement} text={entry.id} /> },
          {
            label: messages.reference,
            value: entry.reference && <Copyable label={messages.reference} text={entry.reference} />,
          },
          {
            label: messages.hash,
            value: hash === null ? messages.noHash : hash && <Copyable label={messages.hash} text={hash} />,
          },
        ]}
      />
      <Stack>
        <Text as="p" size="small" tone="muted">
          {messages.hashText}
        </Text>
      </Stack>
    </Sheet>
  );
}
