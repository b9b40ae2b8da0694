import {
  Accordion,
  Button,
  fillText,
  Grid,
  RadioGroup,
  Select,
  Stack,
  Text,
  useFormContext,
  useWatch,
  type SelectOption,
} from '#design-system';
import type { FileReading, ReadingChoice, Sample } from '#contract/types.ts';
import { counted } from '../../../../messages/format.ts';
import { readingMessages as messages } from '../../../../messages/reading.ts';
import { ReadingNotes } from '../../../shared/reading/ReadingNotes.tsx';
import type { ProductValues } from '../values.ts';
import { delimiters, emptyReading, encodings, headerRowChoices, partsOf, quotes, readingChoiceOf } from './reading.ts';

type Part = keyof ReadingChoice;

const options = (values: readonly string[], labels: Readonly<Record<string, string>>, current: string | undefined) => {
  const all = current === undefined || current === '' || values.includes(current) ? values : [...values, current];
  return all.map((value): SelectOption => ({ value, label: labels[value] ?? value }));
};

/** Options of each setting. A detected or stored value outside the list is added. */
const optionsOf: Record<Part, (reading: FileReading) => readonly SelectOption[]> = {
  format: ({ format: found }) => options(Object.keys(messages.formats), messages.formats, found),
  encoding: ({ encoding }) => options(encodings, messages.encodings, encoding),
  delimiter: ({ delimiter }) => options(delimiters, messages.delimiters, delimiter),
  quote: ({ quote }) => options(quotes, messages.quotes, quote),
  escape: ({ escape: found }) => options(quotes, messages.quotes, found),
  header: () => [
    { value: '0', label: messages.noHeader },
    ...Array.from({ length: headerRowChoices }, (_, at) => ({
      value: String(at + 1),
      label: fillText(messages.headerRow, { row: at + 1 }),
    })),
  ],
  dates: () => options(['day', 'month'], messages.dates, undefined),
  decimal: () => options(['.', ','], messages.decimals, undefined),
  sheet: ({ sheets = [] }) => options(sheets, {}, undefined),
};

interface QuestionsProps {
  reading: FileReading;
  /** Reads the source again after a change. */
  onChange: () => void;
}

function Questions({ reading, onChange }: QuestionsProps) {
  const { control } = useFormContext<ProductValues>();
  const chosen = useWatch({ control, name: 'reading' });
  const open = reading.questions.filter((question) => chosen[question] === '');
  return open.map((question) => (
    <RadioGroup
      key={question}
      name={`reading.${question}`}
      label={messages.questions[question]}
      options={optionsOf[question](reading)}
      onValueChange={onChange}
    />
  ));
}

interface ReadingPanelProps extends QuestionsProps {
  sample: Sample;
  /** The sample as the server detected the reading. */
  found: Sample | undefined;
}

const sizeOf = ({ rows_measured, schema }: Sample) =>
  fillText(messages.size, {
    rows: counted(messages.rows, rows_measured),
    columns: counted(messages.columns, schema.length),
  });

/** The reading of a source in one sentence, with its open questions. Each part can be changed. */
export function ReadingPanel({ reading, sample, found, onChange }: ReadingPanelProps) {
  const { control, setValue } = useFormContext<ProductValues>();
  const chosen = useWatch({ control, name: 'reading' });
  const parts = partsOf(reading);
  const isChanged = readingChoiceOf(chosen) !== undefined;
  const reset = () => {
    setValue('reading', emptyReading, { shouldDirty: true });
    onChange();
  };
  return (
    <Stack gap={3} align="stretch">
      <Text as="p">{reading.sentence}</Text>
      {isChanged && found && sizeOf(found) !== sizeOf(sample) && (
        <output>
          <Text size="small">{fillText(messages.compared, { found: sizeOf(found), now: sizeOf(sample) })}</Text>
        </output>
      )}
      <ReadingNotes notes={reading.notes} />
      <Questions reading={reading} onChange={onChange} />
      {parts.length > 0 && (
        <Accordion.Root>
          <Accordion.Item title={messages.change} open={isChanged}>
            <Stack gap={3} align="stretch">
              <Grid columns="small">
                {parts.map((part) => (
                  <Select
                    key={part}
                    name={`reading.${part}`}
                    label={messages.parts[part]}
                    placeholder={messages.found}
                    options={optionsOf[part](reading)}
                    onChange={onChange}
                  />
                ))}
              </Grid>
              {isChanged && (
                <div>
                  <Button size="small" variant="ghost" tone="neutral" onClick={reset}>
                    {messages.reset}
                  </Button>
                </div>
              )}
            </Stack>
          </Accordion.Item>
        </Accordion.Root>
      )}
    </Stack>
  );
}
