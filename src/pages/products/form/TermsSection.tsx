import { DatePicker, Grid, TextField, timeZone } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { format } from '../../../messages/format.ts';
import { productForm as messages } from './messages.ts';
import { PointFields } from './PointFields.tsx';
import { productField, productLabel } from './productField.ts';
import { Section } from './Section.tsx';

export function TermsSection() {
  return (
    <Section {...messages.sections.terms}>
      <Grid columns="small">
        <TextField
          name="licence"
          label={messages.licence}
          hint={messages.licenceWhy}
          optional
          maxLength={textLimits.description}
        />
        <TextField {...productField('terms')} type="url" />
        <TextField
          name="covers"
          label={messages.covers}
          hint={messages.coversHint}
          optional
          maxLength={textLimits.description}
        />
        <TextField
          name="source"
          label={messages.source}
          hint={messages.sourceWhy}
          optional
          maxLength={textLimits.description}
        />
        <PointFields />
      </Grid>
      <DatePicker {...productLabel('endDate')} hint={format(messages.endHint, { zone: timeZone() })} optional />
    </Section>
  );
}
