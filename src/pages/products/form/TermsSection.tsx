import { DatePicker, formMessage, Grid, readNumber, TextField, useFormContext, timeZone } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { fieldLabel } from '../../../messages/fields.ts';
import { format } from '../../../messages/format.ts';
import { productForm as messages } from './messages.ts';
import { productField, productLabel } from './productField.ts';
import { Section } from './Section.tsx';
import type { ProductValues } from './values.ts';

/** Validates one coordinate: a number within bounds, required with its counterpart. */
const degrees = (label: string, max: number, other: () => string) => (text: string) => {
  if (text.trim() === '') return other().trim() === '' ? undefined : messages.pointTogether;
  const value = readNumber(text);
  if (Number.isNaN(value)) return formMessage('notNumber', { label });
  return Math.abs(value) <= max ? undefined : formMessage('range', { label, min: -max, max });
};

export function TermsSection() {
  const { getValues } = useFormContext<ProductValues>();
  const [longitude, latitude] = [fieldLabel('longitude'), fieldLabel('latitude')];
  return (
    <Section {...messages.sections.terms}>
      <Grid columns="small">
        <TextField name="licence" label={messages.licence} optional maxLength={textLimits.description} />
        <TextField {...productField('terms')} type="url" />
        <TextField
          name="covers"
          label={messages.covers}
          hint={messages.coversHint}
          optional
          maxLength={textLimits.description}
        />
        <TextField name="source" label={messages.source} optional maxLength={textLimits.description} />
        <TextField
          name="latitude"
          label={latitude}
          optional
          inputMode="decimal"
          validate={degrees(latitude, 90, () => getValues('longitude'))}
        />
        <TextField
          name="longitude"
          label={longitude}
          optional
          inputMode="decimal"
          validate={degrees(longitude, 180, () => getValues('latitude'))}
        />
      </Grid>
      <DatePicker {...productLabel('endDate')} hint={format(messages.endHint, { zone: timeZone() })} optional />
    </Section>
  );
}
