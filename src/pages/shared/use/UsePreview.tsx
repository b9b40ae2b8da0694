import { Button, fillText, Heading, Icon, Stack, Text } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { dataFormats, tableFormatNames } from '#contract/dataFormats.ts';
import { fileStem } from '#contract/fileName.ts';
import { env } from '../../../config/env.ts';
import { dot } from '../../../messages/format.ts';
import { panelMessages as messages } from '../../../messages/use.ts';
import { liveTools } from './liveTools.ts';
import { factsOf } from './sampleFacts.ts';
import { tools } from './tools.ts';
import { ToolTabs } from './ToolTabs.tsx';
import { Ways } from './Ways.styles.ts';

interface UsePreviewProps {
  name: string;
  measured: Sample | undefined;
  live: boolean;
}

const { preview } = messages;
const formats = tableFormatNames.map((one) => dataFormats[one].label).join(', ');

/** The panel of buyers before a purchase: formats, tools and code, with placeholders for the keys. */
export function UsePreview({ name, measured, live }: UsePreviewProps) {
  const facts = !live && measured ? `${dot}${factsOf(measured)}` : '';
  const shown = `${env.apiBase || location.origin}/access/${preview.access}?key=${messages.placeholder}`;
  return (
    <Stack gap={5} align="stretch">
      <Stack gap={2} align="stretch">
        <Ways>
          <Button disabled>
            <Icon name="download" />
            <span>{`${messages.download}${facts}`}</span>
          </Button>
        </Ways>
        <Text as="p" size="small" tone="muted">
          {fillText(preview.formats, { formats })}
        </Text>
      </Stack>
      <Stack as="section" gap={3} aria-label={messages.tools} align="stretch">
        <Heading level={3}>{messages.tools}</Heading>
        <Text as="p" size="small" tone="muted">
          {preview.key}
        </Text>
        <ToolTabs
          address={{ subscriptionId: '', known: undefined, shown, stem: fileStem(name) }}
          tools={live ? liveTools : tools}
          isPreview
        />
      </Stack>
    </Stack>
  );
}
