import { Banner, Button, CodeBlock, fillText, Icon, Inline, saveFile, Stack, Tabs, Text } from '#design-system';
import { panelMessages as messages } from '../../../messages/use.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { addAccessKey } from '../../../state/trade/access/keys.ts';
import { failureLines } from '../failureLines.tsx';
import type { Tool } from './tools.ts';

export interface ToolAddress {
  subscriptionId: string;
  /** The address with its key. Undefined once it is forgotten. */
  known: string | undefined;
  /** The known one, or one with a placeholder. */
  shown: string;
  /** Name of the files that hold the address, without an extension. */
  stem: string;
}

interface ToolCodeProps {
  tool: Tool;
  address: ToolAddress;
  isPreview: boolean;
}

function ToolCode({ tool, address, isPreview }: ToolCodeProps) {
  const { label, hint, code, language, file: fileOf, syntaxOnly } = tool;
  const { subscriptionId, known, shown, stem } = address;
  const operationId = `${subscriptionId}.${label}`;
  const operation = useOperation('access.addKey', operationId);
  const pending = operation.phase === 'request';
  const failure = failureLines(operation);
  const fileName = fileOf?.(shown, stem).name;
  const createKey = async () => {
    const outcome = await addAccessKey(subscriptionId, label, operationId);
    return outcome.ok ? outcome.value.stream_url : undefined;
  };
  const save = async () => {
    const keyed = known ?? (await createKey());
    const file = keyed === undefined ? undefined : fileOf?.(keyed, stem);
    if (file) saveFile(file.name, file.text, file.type);
  };
  return (
    <Stack gap={3} align="stretch">
      <Text as="p" size="small" tone="muted">
        {hint}
      </Text>
      <CodeBlock label={fillText(messages.example, { language: label })} language={language} wrap code={code(shown)} />
      <Inline gap={2}>
        {known === undefined && (
          <Button size="small" variant="soft" disabled={isPreview} loading={pending} onClick={() => void createKey()}>
            <Icon name="key" />
            <span>{fillText(messages.createFor, { tool: label })}</span>
          </Button>
        )}
        {fileName && (
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            disabled={isPreview}
            loading={pending}
            onClick={() => void save()}
          >
            <Icon name="download" />
            <span>{fillText(messages.file, { file: fileName })}</span>
          </Button>
        )}
      </Inline>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {syntaxOnly && (
        <Text as="p" size="small" tone="muted">
          {fillText(messages.syntaxOnly, { tool: label })}
        </Text>
      )}
    </Stack>
  );
}

interface ToolTabsProps {
  address: ToolAddress;
  tools: Readonly<Record<string, Tool>>;
  /** Before a purchase: shows the code, but creates no keys. */
  isPreview?: boolean;
}

export const ToolTabs = ({ address, tools, isPreview = false }: ToolTabsProps) => (
  <Tabs.Root defaultValue={Object.keys(tools)[0]}>
    <Tabs.List aria-label={messages.tools}>
      {Object.entries(tools).map(([name, { label }]) => (
        <Tabs.Trigger key={name} value={name}>
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {Object.entries(tools).map(([name, tool]) => (
      <Tabs.Content key={name} value={name}>
        <ToolCode tool={tool} address={address} isPreview={isPreview} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
