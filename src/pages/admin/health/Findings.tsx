import { Banner, Stack } from '#design-system';
import { healthFindings } from '#contract/health.ts';
import type { HealthReport } from '#contract/types.ts';
import { healthMessages as messages } from '../../../messages/health.ts';

export function Findings({ findings }: Pick<HealthReport, 'findings'>) {
  if (findings.length === 0) {
    return (
      <Banner tone="success" title={messages.fine.title}>
        {messages.fine.text}
      </Banner>
    );
  }
  return (
    <Stack gap={3}>
      {findings.map((name) => (
        <Banner key={name} tone={healthFindings[name]} title={messages.findings[name].title}>
          {messages.findings[name].text}
        </Banner>
      ))}
    </Stack>
  );
}
