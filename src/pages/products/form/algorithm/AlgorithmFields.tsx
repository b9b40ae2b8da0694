import {
  Grid,
  MultiSelect,
  NumberField,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
  useFormContext,
  useWatch,
} from '#design-system';
import { analysisKey, analysisNames, queryAnalysis } from '#contract/constants.ts';
import type { AnalysisParameter, Stream } from '#contract/types.ts';
import { algorithmForm as messages } from './messages.ts';
import { analyses } from '../../../../state/trade/executions.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { Async } from '../../../shared/Async.tsx';
import { useLoad } from '../../../shared/useLoad.ts';
import { AlgorithmTrial } from './AlgorithmTrial.tsx';
import { QueryFields } from './QueryFields.tsx';
import { isSet } from './presets.ts';
import type { ProductValues } from '../values.ts';

const none: readonly AnalysisParameter[] = [];

function PresetField({ parameter }: { parameter: AnalysisParameter }) {
  const { name, label, kind, min, max, options = [] } = parameter;
  const frame = { name: `presets.${name}`, label, optional: true };
  if (kind === 'choice') return <Select {...frame} options={options} placeholder={messages.open} />;
  if (kind === 'column' || kind === 'columns') return <TextField {...frame} hint={messages.columnHint[kind]} />;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return <NumberField {...frame} {...bounds} whole={kind === 'integer'} />;
}

/** An algorithm without an analysis cannot run, so the choice is required. */
export function AlgorithmFields({ listed }: { listed: Stream | undefined }) {
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const [chosen, presets] = useWatch({ control, name: ['analysis', 'presets'] });
  const catalogue = useValue(analyses);
  const maySell = useMay('sell');
  useLoad(analyses);
  const parametersOf = (name: string) => catalogue?.analyses.find((one) => one.name === name)?.parameters ?? none;
  const titleOf = (name: string) => catalogue?.analyses.find((one) => one.name === name)?.title ?? name;
  // The other product of a run is the buyer's choice.
  const parameters = parametersOf(chosen).filter(({ kind }) => kind !== 'stream');
  const preset = parameters.filter(({ name }) => isSet(presets[name]));
  const change = () => {
    const old = new Set(parameters.map(({ name }) => name));
    setValue('presets', Object.fromEntries(Object.entries(getValues('presets')).filter(([name]) => !old.has(name))));
    setValue('locked', []);
  };
  return (
    <>
      <Select
        name="analysis"
        label={messages.analysis}
        hint={messages.analysisHint}
        required
        placeholder={messages.chooseAnalysis}
        options={[
          { value: queryAnalysis, label: messages.query.option },
          ...analysisNames.map((value) => ({ value, label: titleOf(value) })),
        ]}
        onChange={change}
      />
      {chosen === queryAnalysis && (
        <QueryFields newestOf={listed?.metadata[analysisKey] === queryAnalysis ? listed.id : undefined} />
      )}
      {chosen !== '' && !catalogue && (
        <Async of={analyses} skeleton={<Skeleton lines={3} />}>
          {() => null}
        </Async>
      )}
      {parameters.length > 0 && (
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {messages.presets}
          </Text>
          <Grid columns="small">
            {parameters.map((parameter) => (
              <PresetField key={`${chosen} ${parameter.name}`} parameter={parameter} />
            ))}
          </Grid>
          {preset.length > 0 && (
            <MultiSelect
              name="locked"
              label={messages.locked}
              hint={messages.lockedHint}
              optional
              options={preset.map(({ name, label }) => ({ value: name, label }))}
            />
          )}
        </Stack>
      )}
      {chosen !== '' && chosen !== queryAnalysis && catalogue && maySell && (
        <AlgorithmTrial key={chosen} analysis={chosen} parameters={parametersOf(chosen)} />
      )}
    </>
  );
}
