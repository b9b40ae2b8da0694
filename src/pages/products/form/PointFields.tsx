import { formMessage, readNumber, TextField, useFormContext } from '#design-system';
import { fieldLabel } from '../../../messages/fields.ts';
import { productForm as messages } from './messages.ts';
import type { ProductValues } from './values.ts';

/** Validates one coordinate: a number within bounds, required with its counterpart. */
const degrees = (label: string, max: number, other: () => string) => (text: string) => {
  if (text.trim() === '') return other().trim() === '' ? undefined : messages.pointTogether;
  const value = readNumber(text);
  if (Number.isNaN(value)) return formMessage('notNumber', { label });
  return Math.abs(value) <= max ? undefined : formMessage('range', { label, min: -max, max });
};

/** Two fields of a grid: both or neither are filled in. */
export function PointFields() {
  const { getValues } = useFormContext<ProductValues>();
  const [longitude, latitude] = [fieldLabel('longitude'), fieldLabel('latitude')];
  return (
    <>
      <TextField
        name="latitude"
        label={latitude}
        hint={messages.pointWhy}
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
    </>
  );
}
