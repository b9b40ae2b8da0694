import {
  Checkbox,
  DatePicker,
  fillText,
  Grid,
  Select,
  Stack,
  timeZone,
  useFormContext,
  useWatch,
} from '#design-system';
import { accessTypes, visibilities } from '#contract/constants.ts';
import { accessTypeNames } from '../../../../messages/productCards.ts';
import type { RenderLogo } from '../../LogoPicker.tsx';
import { productForm as messages, visibilityNames } from '../messages.ts';
import { stepMessages } from './messages.ts';
import { Preview } from '../Preview.tsx';
import { LimitFields, PriceField } from '../sections/PriceSection.tsx';
import { productLabel } from '../productField.ts';
import type { ProductValues } from '../values.ts';
import { Fold } from './Fold.tsx';
import { LogoField } from './LogoField.tsx';
import { Step } from './Step.tsx';

const seen = visibilities.map((value) => ({ value, label: visibilityNames[value].label }));
const bought = accessTypes.map((value) => ({ value, label: accessTypeNames[value] }));

function AccessFields() {
  const { control } = useFormContext<ProductValues>();
  const [visibility, accessType] = useWatch({ control, name: ['visibility', 'accessType'] });
  return (
    <>
      <Select {...productLabel('visibility')} hint={visibilityNames[visibility].hint} options={seen} />
      <Select {...productLabel('accessType')} hint={messages.accessHints[accessType]} options={bought} />
    </>
  );
}

const access = ['visibility', 'accessType', 'endDate', 'max_calls', 'max_unit', 'keepRows', 'groupsOnly'] as const;

interface PriceStepProps {
  isShown: boolean;
  renderLogo: RenderLogo;
  onRenderLogoChange: (renderLogo: RenderLogo) => void;
}

export function PriceStep({ renderLogo, onRenderLogoChange, isShown }: PriceStepProps) {
  const aside = (
    <Fold title={stepMessages.folds.looks}>
      <Stack gap={4}>
        <Preview listed={undefined} renderLogo={renderLogo} />
        <LogoField isChosen={renderLogo !== undefined} onRenderLogoChange={onRenderLogoChange} />
      </Stack>
    </Fold>
  );
  return (
    <Step name="price" isShown={isShown} aside={aside} isNarrow>
      <Grid columns="medium" align="start" fill>
        <Stack gap={2}>
          <PriceField />
        </Stack>
        <Checkbox {...productLabel('offer')} />
      </Grid>
      <Fold title={stepMessages.folds.access} fields={access}>
        <Stack gap={4}>
          <Grid columns="small" align="start">
            <AccessFields />
            <DatePicker {...productLabel('endDate')} hint={fillText(messages.endHint, { zone: timeZone() })} optional />
          </Grid>
          <Grid columns="small" align="start">
            <LimitFields />
          </Grid>
          <Grid columns="medium" align="start" fill>
            <Checkbox name="keepRows" label={messages.keepRows} hint={messages.keepRowsHint} />
            <Checkbox name="groupsOnly" label={messages.groupsOnly} hint={messages.groupsOnlyHint} />
          </Grid>
        </Stack>
      </Fold>
    </Step>
  );
}
