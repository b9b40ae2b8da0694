import { fillText, Inline, percentText, Text, useHasPassed, type Column } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractMessages as messages } from '../../messages/contracts.ts';
import { orderNames, phoneRowMessages } from '../../messages/lists.ts';
import { sideOfContract } from '../../state/trade/deals/contracts.ts';
import { ContractState, withPartners } from '../shared/contract/contractState.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { useAmountText } from '../shared/payment/tokensText.ts';
import type { SplitRows } from '../shared/split/SplitTable.tsx';
import { TargetCell } from '../shared/split/TargetCell.tsx';
import { When } from '../shared/When.tsx';
import type { Sort } from './useContractFilter.ts';

const { columns: headers } = messages;
type ContractColumn = Column<ContractSet> & { id: Lowercase<Sort> | 'share' | 'party' };

const sharedOut = ({ shares }: ContractSet) => percentText(shares.reduce((sum, { share }) => sum + share, 0) / 100);

function Earned({ set, asCards }: { set: ContractSet; asCards: boolean }) {
  const paid = set.shares.reduce((sum, share) => sum + share.paid, 0);
  const amountText = useAmountText();
  const isOwner = sideOfContract(set) === 'owned';
  const shared = isOwner && paid > 0 && (
    <Text as={asCards ? 'span' : 'div'} size="small" tone="muted" numeric style={{ whiteSpace: 'nowrap' }}>
      {fillText(messages.shared, { amount: amountText(paid) })}
    </Text>
  );
  const amount = isOwner ? (set.takings ?? 0) : paid;
  if (!asCards)
    return (
      <>
        <Tokens amount={amount} /> {shared}
      </>
    );
  return (
    <Inline gap={2} align="baseline">
      <span>
        <Tokens amount={amount} weight="semibold" />{' '}
        <Text size="small" tone="muted">
          {phoneRowMessages.earned}
        </Text>
      </span>
      {shared}
    </Inline>
  );
}

function EndsNote({ end_time: at }: ContractSet) {
  const isPast = useHasPassed(Date.parse(at));
  return (
    <>
      <span>{isPast ? phoneRowMessages.ended : phoneRowMessages.ends}</span> <When at={at} />
    </>
  );
}

const withShare = (set: ContractSet) => fillText(messages.withShare, { who: withPartners(set), share: sharedOut(set) });

/** In cards and beside the pane, the share is part of the first cell. */
export function contractColumns(rows: SplitRows): readonly ContractColumn[] {
  const { asCards } = rows;
  const noteOf = (set: ContractSet) => (asCards ? undefined : rows.isWide ? withShare(set) : withPartners(set));
  const share = {
    id: 'share',
    header: headers.share,
    align: 'end',
    width: 'minmax(5rem, 1fr)',
    cell: sharedOut,
  } as const;
  const party = {
    id: 'party',
    header: phoneRowMessages.party,
    phone: 'note',
    cell: withShare,
  } as const;
  const earned: ContractColumn = {
    id: 'earned',
    header: headers.earned,
    sortable: true,
    orderNames: orderNames.earned,
    align: 'end',
    width: 'minmax(9rem, 1fr)',
    phone: 'line',
    cell: (set) => <Earned set={set} asCards={asCards} />,
  };
  return [
    {
      id: 'name',
      header: headers.product,
      sortable: true,
      orderNames: orderNames.name,
      width: '40%',
      cell: (set) => <TargetCell id={set.id} rows={rows} name={set.stream_name} note={noteOf(set)} />,
    },
    {
      id: 'waiting',
      header: headers.state,
      sortable: true,
      orderNames: orderNames.signature,
      headline: true,
      width: 'minmax(10rem, 1fr)',
      cell: (set) => <ContractState set={set} />,
    },
    ...(asCards ? [earned, party] : rows.isWide ? [earned] : [share, earned]),
    {
      id: 'ends',
      header: headers.ends,
      sortable: true,
      orderNames: orderNames.end,
      width: 'minmax(8rem, 1fr)',
      phone: 'note',
      cell: (set) => (
        <span style={{ whiteSpace: 'nowrap' }}>{asCards ? <EndsNote {...set} /> : <When at={set.end_time} />}</span>
      ),
    },
  ];
}
