import { Button, CodeBlock, Icon, saveFile, Stack, Tabs, Text } from '#design-system';
import { format } from '../../../messages/format.ts';
import { usePanelWords as words } from '../../../messages/use.ts';
import type { Tool } from './tools.ts';

function ToolCode({ tool: { label, hint, code, file: fileOf }, address }: { tool: Tool; address: string }) {
  const file = fileOf?.(address);
  return (
    <Stack gap={3} align="stretch">
      <Text as="p" size="small" tone="muted">
        {hint}
      </Text>
      <CodeBlock label={format(words.example, { language: label })} wrap code={code(address)} />
      {file && (
        <div>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            onClick={() => saveFile(file.name, file.text, file.type)}
          >
            <Icon name="download" />
            {format(words.file, { file: file.name })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ToolTabsProps {
  address: string;
  /** Tools by name, the first one open. */
  tools: Readonly<Record<string, Tool>>;
}

export const ToolTabs = ({ address, tools }: ToolTabsProps) => (
  <Tabs.Root defaultValue={Object.keys(tools)[0]}>
    <Tabs.List aria-label={words.tools}>
      {Object.entries(tools).map(([name, { label }]) => (
        <Tabs.Trigger key={name} value={name}>
          {label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {Object.entries(tools).map(([name, tool]) => (
      <Tabs.Content key={name} value={name}>
        <ToolCode tool={tool} address={address} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
