import { Grid, Select, TextArea, TextField, useFormContext, useWatch } from '#design-system';
import { algorithmType, textLimits } from '#contract/constants.ts';
import { useSnapshot } from 'valtio';
import { productForm as words } from '../../../messages/productForm.ts';
import { categories } from '../../../state/trade/categories.ts';
import { useMe } from '../../../state/me/me.ts';
import { categoryOptions } from '../categoryOptions.ts';
import { AnalysisField } from './AnalysisField.tsx';
import { Section } from './Section.tsx';
import { otherType, typesFor, type ProductValues } from './values.ts';

export function BasicsSection() {
  const all = useSnapshot(categories).all ?? [];
  const slots = useMe()?.userModeType;
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  const types = typesFor(Boolean(slots?.user || slots?.seller)).map((value) => ({
    value,
    label: value === otherType ? words.otherType : value,
  }));
  return (
    <Section {...words.sections.basics}>
      <TextField name="name" label={words.name} required maxLength={textLimits.name} />
      <Grid columns="small">
        <Select name="type" label={words.type} required options={types} />
        <Select
          name="subcategory"
          label={words.category}
          required
          placeholder={words.chooseCategory}
          options={categoryOptions(all)}
        />
      </Grid>
      {type === otherType && <TextField name="ownType" label={words.ownType} required maxLength={textLimits.type} />}
      {type === algorithmType && <AnalysisField />}
      <TextArea
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        required
        maxLength={textLimits.description}
        count
        rows={5}
      />
      <TextField name="tags" label={words.tags} hint={words.tagsHint} optional />
    </Section>
  );
}
