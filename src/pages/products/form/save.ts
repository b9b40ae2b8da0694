import type { Refusal } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { addProduct, editProduct, saveLogo } from '../../../state/trade/selling/catalogue.ts';
import { productForm as messages, algorithmForm } from './messages.ts';
import type { MakeLogo } from '../LogoPicker.tsx';
import { fieldsOf } from './refusals.ts';
import { createBody, editBody, otherType, type ProductValues } from './values.ts';

export interface Saved {
  id: string;
  name: string;
  logoFailure: string | undefined;
}

const logoFailureOf = async (id: string, make: MakeLogo) => (make ? saveLogo(id, await make()) : undefined);

export async function save(
  values: ProductValues,
  before: Stream | undefined,
  make: MakeLogo,
): Promise<{ saved: Saved } | { refusal: Refusal<ProductValues> }> {
  // The field checks itself only once its code has loaded.
  if (values.type === algorithmType && values.analysis === '')
    return { refusal: { fields: { analysis: algorithmForm.analysisMissing } } };
  const name = values.name.trim();
  const changes = before && editBody(values, before);
  const unchanged = changes !== undefined && Object.keys(changes).length === 0;
  if (unchanged && !make) return { refusal: { form: messages.nothingChanged } };
  if (before && unchanged) return { saved: { id: before.id, name, logoFailure: await logoFailureOf(before.id, make) } };
  const outcome = before && changes ? await editProduct(before.id, changes) : await addProduct(createBody(values));
  if (!outcome.ok) return { refusal: { fields: fieldsOf(outcome.failure.facts.fields, values.type === otherType) } };
  const { id } = outcome.value;
  return { saved: { id, name, logoFailure: await logoFailureOf(id, make) } };
}
