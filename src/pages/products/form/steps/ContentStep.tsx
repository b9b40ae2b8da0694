import { Grid, Select, TextField, useFormContext, useWatch } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { CategoryField } from '../CategoryField.tsx';
import { DescriptionField } from '../description/DescriptionField.tsx';
import { FactField } from '../FactField.tsx';
import { productForm as messages } from '../messages.ts';
import { stepMessages } from './messages.ts';
import { productField, productLabel } from '../productField.ts';
import type { TestOfAddress } from '../source/useAddressTest.ts';
import { otherType, typesFor, type ProductValues } from '../values.ts';
import { Fold } from './Fold.tsx';
import { MeasuredBox, type BoxTab } from './MeasuredBox.tsx';
import { Step } from './Step.tsx';

interface ContentStepProps {
  isShown: boolean;
  tested: TestOfAddress;
  tab: BoxTab | undefined;
  onTabChange: (tab: BoxTab) => void;
}

const facts = ['licence', 'covers'] as const;
const types = typesFor(true).map((value) => ({ value, label: value === otherType ? messages.otherType : value }));

export function ContentStep({ tested, tab, onTabChange, isShown }: ContentStepProps) {
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  return (
    <Step name="content" isShown={isShown} aside={<MeasuredBox tested={tested} tab={tab} onTabChange={onTabChange} />}>
      <TextField {...productField('name')} />
      <Grid columns="small">
        <Select {...productLabel('type')} required options={types} />
        {type === otherType && (
          <TextField name="ownType" label={messages.ownType} required maxLength={textLimits.type} />
        )}
        <CategoryField />
      </Grid>
      <DescriptionField hint={messages.descriptionWhy} rows={3} />
      <Fold title={stepMessages.folds.facts} fields={facts}>
        <Grid columns="small">
          <FactField name="licence" />
          <FactField name="covers" />
        </Grid>
      </Fold>
    </Step>
  );
}
