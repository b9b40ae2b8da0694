import { Callout, CodeBlock, fillText, Heading, Icon, Stack, Text, useNow } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { fileStem } from '#contract/fileName.ts';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { paths, productPath, withQuery } from '../../../config/paths.ts';
import { env } from '../../../config/env.ts';
import { connectMessages } from '../../../messages/connect.ts';
import { panelMessages as messages } from '../../../messages/use.ts';
import { useMay } from '../../../state/me/rights.ts';
import { access } from '../../../state/trade/access/access.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { AccessKeys } from './AccessKeys.tsx';
import { Download } from './Download.tsx';
import { factsOf, heldText, partExampleOf } from './sampleFacts.ts';
import { UseAlgorithm } from './UseAlgorithm.tsx';
import { DescribeStream } from './DescribeStream.tsx';
import { liveTools } from './liveTools.ts';
import { tools } from './tools.ts';
import { ToolTabs, type ToolAddress } from './ToolTabs.tsx';
import { Ways } from './Ways.styles.ts';

interface UsePanelProps {
  streamId: string;
  name: string;
  subscriptionId: string;
  /** Only results may be read. */
  groupsOnly: boolean;
  /** It runs on other data and has none to read. */
  algorithm?: boolean;
  measured?: Sample | undefined;
  live?: boolean;
}

const minuteMs = 60_000;

const Link = ({ to, icon, children }: { to: string; icon: 'grid' | 'chart'; children: ReactNode }) => (
  <ButtonLink variant="outline" tone="neutral" to={to}>
    <Icon name={icon} />
    {children}
  </ButtonLink>
);

/** The known address, or one with a placeholder for its key. A purchase that extends access has an address too. */
function useAddress({ streamId, subscriptionId, name }: UsePanelProps): ToolAddress {
  const { addresses, receipt } = useSnapshot(access);
  const known = addresses[subscriptionId] ?? (receipt?.stream_id === streamId ? receipt.stream_url : undefined);
  const origin = env.apiBase || location.origin;
  const shown = known ?? `${origin}/access/${subscriptionId}?key=${messages.placeholder}`;
  return { subscriptionId, known, shown, stem: fileStem(name) };
}

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));

interface AddressProps {
  address: ToolAddress;
  live: boolean;
  partExample: string | undefined;
}

function Address({ address, live, partExample }: AddressProps) {
  const { known } = address;
  return (
    <Stack as="section" gap={3} aria-label={messages.tools} align="stretch">
      <Heading level={3}>{messages.tools}</Heading>
      <Text as="p" size="small" tone="muted">
        {known ? messages.once : messages.needsKey}
      </Text>
      {known && <CodeBlock label={messages.address} code={known} wrap />}
      <ToolTabs address={address} tools={live ? liveTools : tools} />
      <Text as="p" size="small" tone="muted">
        {withCode(live ? messages.liveParts : messages.parts)}{' '}
        {partExample && withCode(fillText(messages.partExample, { example: partExample }))}
      </Text>
    </Stack>
  );
}

function UseData(props: UsePanelProps) {
  const { streamId, subscriptionId, groupsOnly, measured, live = false } = props;
  const now = useNow(() => minuteMs);
  // Events have come since the page was opened.
  useEffect(() => {
    if (live) void sample.load(streamId);
  }, [live, streamId]);
  const mayRead = useMay('read');
  const mayRun = useMay('run');
  const address = useAddress(props);
  const readable = mayRead && !groupsOnly;
  const analyse = mayRun && (
    <Link to={withQuery(paths.ai, { data: streamId })} icon="chart">
      {messages.analyse}
    </Link>
  );
  if (!readable)
    return (
      <Stack gap={4} align="start">
        <Callout>{groupsOnly ? connectMessages.groupsOnly : connectMessages.dataRoom}</Callout>
        {analyse}
      </Stack>
    );
  return (
    <Stack gap={5} align="stretch">
      <Stack gap={2} align="stretch">
        <Ways>
          <Download
            subscriptionId={subscriptionId}
            facts={live ? heldText(measured, now) : measured && factsOf(measured)}
          />
          <Link to={productPath(streamId)} icon="grid">
            {live ? messages.watch : messages.open}
          </Link>
          {analyse}
          {live && <DescribeStream streamId={streamId} />}
        </Ways>
        <Text as="p" size="small" tone="muted">
          {fillText(messages.named, { stem: address.stem })}
        </Text>
      </Stack>
      <Address address={address} live={live} partExample={measured && partExampleOf(measured)} />
      <AccessKeys subscriptionId={subscriptionId} />
    </Stack>
  );
}

export const UsePanel = ({ algorithm = false, ...props }: UsePanelProps) =>
  algorithm ? <UseAlgorithm streamId={props.streamId} subscriptionId={props.subscriptionId} /> : <UseData {...props} />;
