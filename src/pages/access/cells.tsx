import { Countdown, fillText, Inline, StatusBadge, Text, TwoLineCell, useHasPassed } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import type { ReactNode } from 'react';
import { productPath } from '../../config/paths.ts';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { counted } from '../../messages/format.ts';
import { phoneRowMessages } from '../../messages/lists.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { ProductPicture } from '../shared/product/ProductPicture.tsx';
import { When } from '../shared/When.tsx';

interface ProductCellProps {
  access: Access;
  detail?: ReactNode;
}

export const ProductCell = ({ access: { stream_id, stream_name, subcategory, logo }, detail }: ProductCellProps) => (
  <TwoLineCell picture={<ProductPicture name={stream_name} logo={logo} category={subcategory} />} detail={detail}>
    <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>
  </TwoLineCell>
);

const oneLine = { whiteSpace: 'nowrap' } as const;

export function EndCell({ active, end_date }: Access) {
  const over = useHasPassed(Date.parse(end_date));
  return (
    <TwoLineCell
      detail={
        <span style={oneLine}>
          <When at={end_date} as="moment" />
        </span>
      }
    >
      {active && !over ? <Countdown until={end_date} /> : <StatusBadge>{messages.lapsed}</StatusBadge>}
    </TwoLineCell>
  );
}

/** For phones, where no column header says what the time is. */
export function EndLine({ active, end_date }: Access) {
  const over = useHasPassed(Date.parse(end_date));
  if (!active || over)
    return (
      <Text size="small" tone="muted">
        {phoneRowMessages.over} <When at={end_date} as="date" />
      </Text>
    );
  return (
    <Inline gap={2}>
      <Countdown until={end_date} />
      <Text size="small" tone="muted">
        {phoneRowMessages.until} <When at={end_date} as="moment" />
      </Text>
    </Inline>
  );
}

export const BoughtLine = ({ hours, total }: Access) => (
  <span style={oneLine}>
    {total === 0 ? (
      `${counted(messages.hours, hours)} ${messages.free.toLowerCase()}`
    ) : (
      <>
        <span>{fillText(phoneRowMessages.bought, { hours: counted(messages.hours, hours) })}</span>{' '}
        <Tokens amount={total} />
      </>
    )}
  </span>
);

export function BoughtCell({ hours, purchases, total }: Access) {
  return (
    <TwoLineCell
      detail={
        <span style={oneLine}>
          <span>{total === 0 ? messages.free : <Tokens amount={total} size="small" tone="muted" />}</span>
          {purchases > 1 && <span>{` ${fillText(messages.purchases, { count: purchases })}`}</span>}
        </span>
      }
    >
      <span style={oneLine}>{counted(messages.hours, hours)}</span>
    </TwoLineCell>
  );
}
