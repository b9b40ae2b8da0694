import { DatePicker, fillText, Grid, TextField, timeZone } from '#design-system';
import { productForm as messages } from '../messages.ts';
import { FactField } from '../FactField.tsx';
import { PointFields } from '../PointFields.tsx';
import { productField, productLabel } from '../productField.ts';
import { Section } from './Section.tsx';

export function CoverageSection() {
  return (
    <Section {...messages.sections.coverage} summaryOf="coverage">
      <Grid columns="small">
        <FactField name="licence" />
        <TextField {...productField('terms')} type="url" />
        <FactField name="covers" />
        <FactField name="source" />
        <PointFields />
      </Grid>
      <DatePicker {...productLabel('endDate')} hint={fillText(messages.endHint, { zone: timeZone() })} optional />
    </Section>
  );
}
