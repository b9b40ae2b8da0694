import { percentText, Text, type Column } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractMessages as messages } from '../../messages/contracts.ts';
import { format } from '../../messages/format.ts';
import { sideOfContract } from '../../state/trade/deals/contracts.ts';
import { ContractState, withPartners } from '../shared/contract/contractState.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { useAmountText } from '../shared/payment/useAmountText.ts';
import type { SplitRows } from '../shared/split/SplitTable.tsx';
import { TargetCell } from '../shared/split/TargetCell.tsx';
import { When } from '../shared/When.tsx';
import type { Sort } from './useContractFilter.ts';

const { columns: heads } = messages;
type ContractColumn = Column<ContractSet> & { id: Lowercase<Sort> | 'share' };

const sharedOut = ({ shares }: ContractSet) => percentText(shares.reduce((sum, { share }) => sum + share, 0) / 100);

function Earned({ set }: { set: ContractSet }) {
  const paid = set.shares.reduce((sum, share) => sum + share.paid, 0);
  const amountText = useAmountText();
  const isOwner = sideOfContract(set) === 'owned';
  return (
    <>
      <Tokens amount={isOwner ? (set.takings ?? 0) : paid} />
      {isOwner && paid > 0 && (
        <>
          {' '}
          <Text as="div" size="small" tone="muted" numeric style={{ whiteSpace: 'nowrap' }}>
            {format(messages.shared, { amount: amountText(paid) })}
          </Text>
        </>
      )}
    </>
  );
}

/** Beside the pane, the share is part of the first cell. */
export function contractColumns(rows: SplitRows): readonly ContractColumn[] {
  const noteOf = (set: ContractSet) =>
    rows.isWide ? format(messages.withShare, { who: withPartners(set), share: sharedOut(set) }) : withPartners(set);
  const share = {
    id: 'share',
    header: heads.share,
    align: 'end',
    width: 'minmax(5rem, 1fr)',
    cell: sharedOut,
  } as const;
  return [
    {
      id: 'name',
      header: heads.product,
      sortable: true,
      width: '40%',
      cell: (set) => <TargetCell id={set.id} rows={rows} name={set.stream_name} note={noteOf(set)} />,
    },
    {
      id: 'waiting',
      header: heads.state,
      sortable: true,
      headline: true,
      width: 'minmax(10rem, 1fr)',
      cell: (set) => <ContractState set={set} />,
    },
    ...(rows.isWide ? [] : [share]),
    {
      id: 'earned',
      header: heads.earned,
      sortable: true,
      align: 'end',
      width: 'minmax(9rem, 1fr)',
      cell: (set) => <Earned set={set} />,
    },
    {
      id: 'ends',
      header: heads.ends,
      sortable: true,
      width: 'minmax(8rem, 1fr)',
      cell: ({ end_time }) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <When at={end_time} />
        </span>
      ),
    },
  ];
}
