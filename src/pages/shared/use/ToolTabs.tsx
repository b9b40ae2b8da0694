import { Button, CodeBlock, Icon, saveFile, Stack, Tabs, Text } from '#design-system';
import { format } from '../../../messages/format.ts';
import { usePanelWords as words } from '../../../messages/use.ts';
import { toolNames, tools, type Tool, type ToolName } from './tools.ts';

function ToolCode({ name, address }: { name: ToolName; address: string }) {
  const { label, hint, code, file: fileOf }: Tool = tools[name];
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

export const ToolTabs = ({ address }: { address: string }) => (
  <Tabs.Root defaultValue="curl">
    <Tabs.List aria-label={words.tools}>
      {toolNames.map((name) => (
        <Tabs.Trigger key={name} value={name}>
          {tools[name].label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {toolNames.map((name) => (
      <Tabs.Content key={name} value={name}>
        <ToolCode name={name} address={address} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);
