import { Heading, Stack, Tabs, Text } from '#design-system';
import { aiWords as words } from '../../messages/ai.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { useMay } from '../../state/me/rights.ts';
import { AlgorithmRuns } from './received/AlgorithmRuns.tsx';
import { DataRuns } from './received/DataRuns.tsx';
import { RunPanel } from './run/RunPanel.tsx';
import { tabs, useAiAddress } from './useAiAddress.ts';

export function AiPage() {
  const [looked, change] = useAiAddress();
  const [address] = useSearchParams();
  const maySell = useMay('sell');
  // People who cannot sell have no products that others run.
  const shown = tabs.filter((tab) => tab === 'run' || maySell || tab === looked.tab);
  // Questions of earlier versions are searches now.
  if (address.get('tab') === 'ask')
    return <Navigate replace to={withQuery(paths.marketplace, { text: address.get('q') ?? '' })} />;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{titles.ai}</Heading>
        <Text as="p" tone="muted">
          {words.intro}
        </Text>
      </Stack>
      <Tabs.Root
        value={looked.tab}
        onValueChange={(next) => change({ tab: tabs.find((tab) => tab === next) ?? looked.tab })}
      >
        <Tabs.List aria-label={titles.ai}>
          {shown.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {words.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={looked.tab}>
          {looked.tab === 'run' && <RunPanel looked={looked} change={change} />}
          {looked.tab === 'received' && (
            <DataRuns key={looked.data} streamId={looked.data} onAll={() => change({ data: '' })} />
          )}
          {looked.tab === 'algorithms' && <AlgorithmRuns />}
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}
