import { lazyPart, Stack } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { Suspense, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { accessesBySide, loadRunning, useRunning } from '../../state/trade/access/accesses.ts';
import { Empty } from '../shared/Empty.tsx';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { OneFailure } from '../shared/OneFailure.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { AccessFilters } from './AccessFilters.tsx';
import { ExtendDialog } from '../shared/trade/ExtendDialog.tsx';
import { MyAccessTable } from './MyAccessTable.tsx';
import { RunwayCard } from './RunwayCard.tsx';
import { toQuery, type ChangeFilter, type Filter } from './useAccessFilter.ts';
import { useValue } from '../../state/machine/resource.ts';

interface MyAccessProps {
  filter: Filter;
  change: ChangeFilter;
}

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog);

const RowsDialog = lazyPart(async () => (await import('./RowsDialog.tsx')).RowsDialog);

const nothing = {};

const neverBought = (
  <Empty
    icon="key"
    messages={messages.emptyNever.mine}
    actions={<ButtonLink to={paths.marketplace}>{messages.toMarketplace}</ButtonLink>}
  />
);

export function MyAccess({ filter, change }: MyAccessProps) {
  const [extended, extend] = useState<readonly Access[]>([]);
  const [opened, askAddress] = useState<Access>();
  const [read, openRows] = useState<Access>();
  const query = toQuery(filter);
  useLoad(loadRunning, nothing);
  const running = useRunning();
  const hasFailed = useOperation('accesses.running').phase === 'fail';
  const isSettled = running !== undefined || hasFailed;
  return (
    <Stack gap={6}>
      <OneFailure of={[{ name: 'accesses.running', store: { value: running } }, accessesBySide.mine]}>
        <Stack gap={6}>
          <RunwayCard onExtend={extend} />
          {/* Invisible until the strip above has its height, so that nothing moves. */}
          <Stack gap={4} style={isSettled ? undefined : { visibility: 'hidden' }}>
            <AccessFilters
              side="mine"
              filter={filter}
              change={change}
              total={useValue(accessesBySide.mine, query)?.total}
              count={messages.count}
            />
            <MyAccessTable
              filter={filter}
              change={change}
              query={query}
              onExtend={extend}
              onAddress={askAddress}
              onRows={openRows}
              empty={neverBought}
            />
          </Stack>
        </Stack>
      </OneFailure>
      {extended.length > 0 && <ExtendDialog accesses={extended} onClose={() => extend([])} />}
      <Suspense>{read && <RowsDialog access={read} onClose={() => openRows(undefined)} />}</Suspense>
      <Suspense>{opened && <AddressDialog access={opened} onClose={() => askAddress(undefined)} />}</Suspense>
    </Stack>
  );
}
