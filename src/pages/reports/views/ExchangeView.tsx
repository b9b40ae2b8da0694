import { Stack } from '#design-system';
import type { ExchangeReport } from '#contract/generated/documents.ts';
import { exchangeMessages as messages } from '../messages.ts';
import { Categories } from './Categories.tsx';
import { Failures } from './Failures.tsx';
import { Figures } from '../Figures.tsx';
import { exchangeFigures } from '../figureRows.ts';
import { chartTokens, chartTokensText, tokensCell } from '../figures.ts';
import { Flow } from './Flow.tsx';
import { PeopleParts } from './PeopleParts.tsx';
import { Columns } from '../Paper.styles.ts';
import { Steps } from './Steps.tsx';
import type { ViewProps } from '../reportStore.ts';

export const isEmptyExchange = ({ people }: ExchangeReport) => people.total === 0;

export function ExchangeView({ report, before }: ViewProps<ExchangeReport>) {
  const { steps, people, failures, categories } = report;
  return (
    <Stack gap={5}>
      <Figures rows={exchangeFigures} report={report} before={before} />
      <Steps
        messages={messages.volume}
        label={messages.figures.volume.label}
        steps={steps}
        before={before?.steps}
        valueOf={({ volume }) => chartTokens(volume)}
        cellOf={({ volume }) => tokensCell(volume)}
        write={chartTokensText}
      />
      <Columns>
        <PeopleParts people={people} />
        <Failures failures={failures} />
        <Categories categories={categories} />
        <Flow steps={steps} />
        <Steps
          messages={messages.joined}
          label={messages.joined.title}
          steps={steps}
          before={before?.steps}
          valueOf={({ joined }) => joined}
          write={String}
        />
      </Columns>
    </Stack>
  );
}
