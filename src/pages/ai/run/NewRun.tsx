import {
  Card,
  Combobox,
  fillText,
  Form,
  FormError,
  Heading,
  Inline,
  Select,
  Stack,
  SubmitButton,
  Text,
  useForm,
  useWatch,
  type Refusal,
} from '#design-system';
import type { AnalysisCatalogue } from '#contract/types.ts';
import { runMessages as messages } from '../../../messages/ai.ts';
import { startRun } from '../../../state/trade/executions.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { loadOwnProduct, ownProduct } from '../../../state/trade/selling/ownProducts.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { usePayment } from '../../shared/payment/usePayment.tsx';
import { CostLine } from './CostLine.tsx';
import { ParameterField } from './ParameterField.tsx';
import { analysisOf, chosenValues, sentOf, shareOf, unansweredRun, type RunValues } from './runForm.ts';
import type { DataPicker } from './useData.ts';

interface NewRunProps {
  catalogue: AnalysisCatalogue;
  data: DataPicker;
  begin: RunValues;
  onStarted: (id: string) => void;
}

/** Adds the chosen option when the search has not found it: an address or an earlier run may name it. */
function useChosen(data: DataPicker, chosen: string): DataPicker {
  const isKnown = chosen === '' || data.options.some(({ value }) => value === chosen);
  const { phase } = useStatus(ownProduct, chosen);
  useLoad(loadOwnProduct, isKnown ? '' : chosen);
  if (isKnown) return data;
  const label = phase === 'idle' || phase === 'request' ? messages.lookingUp : messages.notAvailable;
  return { ...data, options: [{ value: chosen, label }, ...data.options] };
}

export function NewRun({ catalogue, data: found, begin, onStarted }: NewRunProps) {
  const maySell = useMay('sell');
  const { before, error, notice } = usePayment('executions.start');
  const form = useForm<RunValues>({ defaultValues: unansweredRun(before, begin, catalogue) ?? begin });
  // Not form.watch: the React Compiler memoizes its first result.
  const [chosen, algo] = useWatch({ control: form.control, name: ['data', 'algo'] });
  const data = useChosen(found, chosen);
  const analysis = analysisOf(catalogue, algo);
  const { open, setText } = shareOf(catalogue, algo);
  const choices = [
    ...catalogue.analyses.map(({ name, title }) => ({
      value: name as string,
      label: title,
    })),
    ...catalogue.algorithms.map(({ id, name, owner_name }) => ({
      value: id,
      label: fillText(messages.byAlgorithm, { name, owner: owner_name }),
    })),
  ];
  const start = async (values: RunValues): Promise<Refusal<RunValues> | undefined> => {
    const outcome = await startRun(values.algo, values.data, sentOf(values.parameters, open));
    if ('id' in outcome) {
      onStarted(outcome.id);
      return undefined;
    }
    const known = new Set(analysis?.parameters.map(({ name }) => name));
    const fields = Object.entries(outcome.fields).map(([name, text]) => [
      known.has(name) ? `parameters.${name}` : name,
      text,
    ]);
    return { fields: Object.fromEntries(fields) as Refusal<RunValues>['fields'], form: outcome.form };
  };
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Form form={form} onSubmit={start}>
        <Stack gap={4}>
          <Heading level={2}>{messages.title}</Heading>
          <Combobox
            name="data"
            label={messages.data}
            hint={maySell ? messages.ownDataHint : messages.dataHint}
            {...data}
            placeholder={messages.chooseData}
            required
          />
          <Select
            name="algo"
            label={messages.analysis}
            {...(catalogue.algorithms.length > 0 && { hint: messages.analysisHint })}
            options={choices}
            placeholder={messages.chooseAnalysis}
            required
            onChange={({ target }) => form.setValue('parameters', chosenValues(catalogue, target.value))}
          />
          {analysis && <Text tone="muted">{analysis.description}</Text>}
          {setText !== '' && (
            <Text size="small" tone="muted">
              {fillText(messages.setBy, { values: setText })}
            </Text>
          )}
          {chosen !== '' &&
            open.map((parameter) => (
              <ParameterField key={`${algo} ${parameter.name}`} parameter={parameter} stream={chosen} data={data} />
            ))}
          {analysis && <CostLine cost={analysis.cost} />}
          {notice}
          <FormError>{error}</FormError>
          <Inline>
            <SubmitButton disabled={chosen === '' || algo === ''}>{messages.start}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
