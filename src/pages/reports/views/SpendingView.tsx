import { Stack } from '#design-system';
import type { SpendingReport } from '#contract/generated/documents.ts';
import { categoryPath, paths, productPath } from '../../../config/paths.ts';
import { spendingMessages as messages } from '../messages.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Figures } from '../Figures.tsx';
import { spendingFigures } from '../figureRows.ts';
import { chartTokens, chartTokensText, averageOf, tokensCell } from '../figures.ts';
import { Lapsing } from './Lapsing.tsx';
import { Columns } from '../Paper.styles.ts';
import { RankedPart } from './RankedPart.tsx';
import { Steps } from './Steps.tsx';
import type { ViewProps } from '../reportStore.ts';

export const isEmptySpending = ({ totals, free }: SpendingReport) => totals.purchases + free.purchases === 0;

export const buyMore = <ButtonLink to={paths.marketplace}>{messages.empty.action}</ButtonLink>;

export function SpendingView({ report, before }: ViewProps<SpendingReport>) {
  const { totals, steps, categories, streams } = report;
  const headers = [messages.amount, messages.purchases] as const;
  return (
    <Stack gap={5}>
      <Figures rows={spendingFigures} report={report} before={before} />
      <Steps
        messages={messages.spent}
        label={messages.amount}
        steps={steps}
        before={before?.steps}
        valueOf={({ spent }) => chartTokens(spent)}
        cellOf={({ spent }) => tokensCell(spent)}
        write={chartTokensText}
      />
      <Columns>
        <RankedPart
          messages={messages.categories}
          headers={headers}
          rows={categories.map(({ id, name, spent, purchases }) => ({ id, name, amount: spent, times: purchases }))}
          total={totals.spent}
          pathOf={categoryPath}
        />
        <RankedPart
          messages={messages.products}
          headers={headers}
          rows={streams.map(({ stream_id, stream_name, spent, purchases }) => ({
            id: stream_id,
            name: stream_name,
            amount: spent,
            times: purchases,
          }))}
          total={totals.spent}
          pathOf={productPath}
        />
        <Steps
          messages={messages.perHour}
          apart
          label={messages.figures.perHour.label}
          steps={steps}
          before={before?.steps}
          valueOf={({ spent, hours }) => chartTokens(averageOf(spent, hours) ?? Number.NaN)}
          write={chartTokensText}
        />
        <Lapsing />
      </Columns>
    </Stack>
  );
}
