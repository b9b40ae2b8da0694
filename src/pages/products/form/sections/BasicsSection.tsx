import { Grid, Select, TagInput, TextField, useFormContext, useWatch } from '#design-system';
import { tagLimit, textLimits } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { productForm as messages } from '../messages.ts';
import { useMe } from '../../../../state/me/me.ts';
import { CategoryField } from '../CategoryField.tsx';
import { DescriptionField } from '../description/DescriptionField.tsx';
import { productField, productLabel } from '../productField.ts';
import { Section } from './Section.tsx';
import { otherType, typesFor, type ProductValues } from '../values.ts';

export function BasicsSection({ listed }: { listed: Stream | undefined }) {
  const slots = useMe()?.userModeType;
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  const types = typesFor(Boolean(slots?.user || slots?.seller)).map((value) => ({
    value,
    label: value === otherType ? messages.otherType : value,
  }));
  return (
    <Section {...messages.sections.basics} summaryOf="basics" isNeeded={!listed}>
      <TextField {...productField('name')} />
      <Grid columns="medium" fill>
        <Select {...productLabel('type')} required options={types} />
        <CategoryField />
      </Grid>
      {type === otherType && <TextField name="ownType" label={messages.ownType} required maxLength={textLimits.type} />}
      <DescriptionField />
      <TagInput name="tags" label={messages.tags} optional maxItems={tagLimit} maxLength={textLimits.tag} />
    </Section>
  );
}
