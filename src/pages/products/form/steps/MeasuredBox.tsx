import {
  Badge,
  Banner,
  Button,
  Inline,
  lazyPart,
  Skeleton,
  Stack,
  Tabs,
  Text,
  useFormContext,
  useWatch,
} from '#design-system';
import type { Sample } from '#contract/types.ts';
import { Suspense } from 'react';
import { probeMessages } from '../source/messages.ts';
import { stepMessages as messages } from './messages.ts';
import { ColumnMeanings } from '../columns/ColumnMeanings.tsx';
import { TestedReading } from '../source/TestedReading.tsx';
import { summaryOf } from '../source/AddressTest.tsx';
import type { TestOfAddress } from '../source/useAddressTest.ts';
import type { ProductValues } from '../values.ts';
import { Fold } from './Fold.tsx';
import { MoreFacts } from './MoreFacts.tsx';
import { Box } from './Steps.styles.ts';
import { moreFields } from './steps.ts';

const SampleGrid = lazyPart(async () => (await import('../../../shared/rows/RowGrid.tsx')).SampleGrid);
const gridHeight = '20rem';
const measuredFields = ['reading', 'meanings', ...moreFields] as const;

export type BoxTab = keyof typeof messages.tabs;

/** Questions about the reading that are not answered yet. */
function useOpenQuestions(sample: Sample | undefined): number {
  const { control } = useFormContext<ProductValues>();
  const chosen = useWatch({ control, name: 'reading' });
  return sample?.reading?.questions.filter((question) => chosen[question] === '').length ?? 0;
}

function NotRead({ tested: { test, operation, address } }: { tested: TestOfAddress }) {
  return (
    <Inline>
      <Text tone="muted">{messages.notRead}</Text>
      <Button
        size="small"
        variant="outline"
        tone="neutral"
        disabled={address === ''}
        loading={operation.phase === 'request'}
        onClick={() => void test()}
      >
        {messages.read}
      </Button>
    </Inline>
  );
}

interface MeasuredBoxProps {
  tested: TestOfAddress;
  tab: BoxTab | undefined;
  onTabChange: (tab: BoxTab) => void;
}

/** Facts of the measurement, with corrections, beside the fields that it filled. */
export function MeasuredBox({ tested, tab, onTabChange }: MeasuredBoxProps) {
  const { sample } = tested;
  const open = useOpenQuestions(sample);
  const shown = tab ?? (open > 0 ? 'reading' : 'columns');
  return (
    <Fold title={messages.folds.measured} fields={measuredFields} isNeeded={!sample || open > 0}>
      <Box>
        <div>
          {sample ? (
            <Text as="p" size="small" tone="muted">
              {sample.refused === undefined ? summaryOf(sample) : probeMessages.noTable}
            </Text>
          ) : (
            <NotRead tested={tested} />
          )}
          <Tabs.Root
            value={shown}
            onValueChange={(next) => onTabChange(next as BoxTab)}
            style={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}
          >
            <Tabs.List aria-label={messages.measured}>
              <Tabs.Trigger value="columns">{messages.tabs.columns}</Tabs.Trigger>
              <Tabs.Trigger value="rows">{messages.tabs.rows}</Tabs.Trigger>
              <Tabs.Trigger value="reading">
                <span>{messages.tabs.reading}</span> {open > 0 && <Badge tone="warning">{open}</Badge>}
              </Tabs.Trigger>
              <Tabs.Trigger value="more">{messages.tabs.more}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="columns" forceMount>
              {sample && sample.schema.length > 0 ? (
                <ColumnMeanings schema={sample.schema} />
              ) : (
                <Text tone="muted">{messages.noColumns}</Text>
              )}
            </Tabs.Content>
            <Tabs.Content value="rows">
              {sample && sample.rows.length > 0 && (
                <Suspense fallback={<Skeleton shape="block" style={{ blockSize: gridHeight }} />}>
                  <SampleGrid sample={sample} height={gridHeight} />
                </Suspense>
              )}
            </Tabs.Content>
            <Tabs.Content value="reading">
              <Stack gap={3}>
                {sample?.refused !== undefined && <Banner tone="warning">{sample.refused}</Banner>}
                <TestedReading {...tested} />
              </Stack>
            </Tabs.Content>
            <Tabs.Content value="more" forceMount>
              <MoreFacts />
            </Tabs.Content>
          </Tabs.Root>
        </div>
      </Box>
    </Fold>
  );
}
