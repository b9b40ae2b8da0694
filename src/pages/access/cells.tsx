import { Countdown, Inline, LogoPicture, Stack, StatusBadge, Text, useHasPassed } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { productPath } from '../../config/paths.ts';
import { accessPageWords as words } from '../../messages/access.ts';
import { format } from '../../messages/format.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { When } from '../shared/When.tsx';

interface ProductCellProps {
  access: Access;
  withOwner?: boolean;
}

export const ProductCell = ({
  access: { stream_id, stream_name, logo, owner },
  withOwner = false,
}: ProductCellProps) => (
  <Inline gap={3} wrap={false}>
    <LogoPicture name={stream_name} src={logo ?? undefined} size="small" />
    <Stack gap={0}>
      <RouterLink to={productPath(stream_id)}>{stream_name}</RouterLink>
      {withOwner && (
        <Text size="small" tone="muted">
          {owner.name}
        </Text>
      )}
    </Stack>
  </Inline>
);

export function EndCell({ active, start_date, end_date }: Access) {
  const over = useHasPassed(Date.parse(end_date));
  return (
    <Stack gap={1} align="start">
      {active && !over ? <Countdown from={start_date} until={end_date} /> : <StatusBadge>{words.lapsed}</StatusBadge>}
      <Text size="small" tone="muted">
        <When at={end_date} exact />
      </Text>
    </Stack>
  );
}

export function BoughtCell({ hours, purchases, total }: Access) {
  return (
    <Stack gap={0} align="end">
      <Text numeric>{hours === 1 ? words.hours.one : format(words.hours.many, { count: hours })}</Text>
      <Text size="small" tone="muted">
        {total === 0 ? words.free : <Tokens amount={total} size="small" tone="muted" />}
        {purchases > 1 && ` ${format(words.purchases, { count: purchases })}`}
      </Text>
    </Stack>
  );
}

export const AmountCell = ({ amount }: { amount: number }) =>
  amount === 0 ? <Text tone="muted">{words.free}</Text> : <Tokens amount={amount} />;
