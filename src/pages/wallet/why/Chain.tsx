import { fillText, Icon, Inline, percentText, Stack, Text, type IconName } from '#design-system';
import type { Explanation } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { accessPath, offerPath, paths } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { refundMessages, whyMessages as messages } from '../messages.ts';
import { useSession } from '../../../state/me/session.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { movementIcons, nameOf } from '../movements.ts';
import { Steps } from './Chain.styles.ts';

interface StepProps {
  icon: IconName;
  title: string;
  link?: { to: string; text: string };
  children: ReactNode;
}

function Step({ icon, title, link, children }: StepProps) {
  return (
    <li>
      <span data-part="mark">
        <Icon name={icon} size="small" />
      </span>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Text weight="semibold">{title}</Text>
          {link && <RouterLink to={link.to}>{link.text}</RouterLink>}
        </Inline>
        <Text as="p" size="small" tone="muted">
          {children}
        </Text>
      </Stack>
    </li>
  );
}

function Price({ offer, access }: Pick<Explanation, 'offer' | 'access'>) {
  const amountText = useAmountText();
  if (offer) {
    const isLower = access !== undefined && access.stream_price < offer.amount;
    const step = messages[isLower ? 'lower' : 'offer'];
    const prices = { price: amountText(access?.stream_price ?? offer.amount), agreed: amountText(offer.amount) };
    return (
      <Step icon="offer" title={step.title} link={{ to: offerPath(offer.id), text: messages.offer.open }}>
        <span>{fillText(step.text, prices)}</span> <When at={offer.accepted_date} as="moment" />
      </Step>
    );
  }
  if (!access) return null;
  return (
    <Step icon="tag" title={messages.list.title}>
      {fillText(messages.list.text, { price: amountText(access.stream_price) })}
    </Step>
  );
}

function Contracts({ contracts }: Pick<Explanation, 'contracts'>) {
  const { userId } = useSession();
  if (contracts.length === 0) return null;
  const nameOf = ({ partner_id, partner_name }: Explanation['contracts'][number]) =>
    partner_id === userId ? messages.you : partner_name;
  return (
    <Step icon="file" title={messages.contract.title} link={{ to: paths.contracts, text: messages.contract.open }}>
      {contracts
        .map((one) => fillText(messages.contract.text, { share: percentText(one.share / 100), name: nameOf(one) }))
        .join(', ')}
    </Step>
  );
}

function Access({ access, bought }: { access: Explanation['access']; bought: boolean }) {
  const amountText = useAmountText();
  if (!access) return null;
  const { hours, stream_price, total, start_date, end_date } = access;
  return (
    <Step
      icon="key"
      title={messages.access.title}
      link={{ to: accessPath(bought ? 'mine' : 'readers'), text: messages.access.open }}
    >
      <span>
        {fillText(messages.access.text, {
          hours: counted(messages.access.hours, hours),
          price: amountText(stream_price),
          total: amountText(total),
        })}
      </span>
      <br />
      <When at={start_date} as="moment" /> {messages.access.until} <When at={end_date} as="moment" />
    </Step>
  );
}

export function Chain({ explained: { entry, offer, access, contracts } }: { explained: Explanation }) {
  const amountText = useAmountText();
  // Partners see the sale, but neither the offer nor the buyer's access.
  const partner = entry.txType === 'SHARE' && !access;
  return (
    <Steps>
      {!partner && <Price offer={offer} access={access} />}
      <Contracts contracts={contracts} />
      <Access access={access} bought={entry.txType === 'PURCHASE'} />
      <Step icon={movementIcons[entry.txType]} title={nameOf(entry)}>
        {entry.refund
          ? refundMessages.entry
          : fillText(messages.entry[entry.txType] as '{amount}', { amount: amountText(entry.value) })}
      </Step>
    </Steps>
  );
}
