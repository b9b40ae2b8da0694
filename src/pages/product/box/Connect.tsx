import { Banner, Card, CodeBlock, Heading, Inline, Stack, Tabs, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { format } from '../../../messages/format.ts';
import { connectWords as words } from '../../../messages/product.ts';
import { access } from '../../../state/trade/access.ts';
import { useMay } from '../../../state/me/rights.ts';
import { ReplaceAddress } from '../../shared/product/ReplaceAddress.tsx';
import { showsGroupsOnly } from '../facts.ts';
import { snippets } from './snippets.ts';

interface ConnectProps {
  stream: Stream;
  subscriptionId: string;
}

const languages = Object.keys(snippets) as (keyof typeof snippets)[];

function Snippets({ address }: { address: string }) {
  return (
    <Tabs.Root defaultValue="curl">
      <Tabs.List aria-label={words.title}>
        {languages.map((language) => (
          <Tabs.Trigger key={language} value={language}>
            {words.languages[language]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Content key={language} value={language}>
          <CodeBlock
            label={format(words.snippet, { language: words.languages[language] })}
            wrap
            code={snippets[language](address)}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Address({ stream, subscriptionId }: ConnectProps) {
  const { addresses, receipt } = useSnapshot(access);
  // An extension gets a separate address, which reads the same data at once.
  const address = addresses[subscriptionId] ?? (receipt?.stream_id === stream.id ? receipt.stream_url : undefined);
  if (!address)
    return (
      <Stack gap={3} align="start">
        <Text as="p" tone="muted">
          {words.hidden}
        </Text>
        <ReplaceAddress subscriptionId={subscriptionId} label={words.show} />
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <CodeBlock label={words.address} code={address} wrap />
      <Snippets address={address} />
      <Inline>
        <ReplaceAddress subscriptionId={subscriptionId} label={words.replace} />
      </Inline>
    </Stack>
  );
}

export function Connect(props: ConnectProps) {
  const mayRead = useMay('read');
  const closed = showsGroupsOnly(props.stream);
  return (
    <Card as="section" aria-label={words.title} padding="large">
      <Stack gap={4}>
        <Heading level={2}>{words.title}</Heading>
        {mayRead && !closed ? <Address {...props} /> : <Banner>{closed ? words.groupsOnly : words.dataRoom}</Banner>}
      </Stack>
    </Card>
  );
}
