import { fillText, type Refusal } from '#design-system';
import { algorithmType, queryAnalysis } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { addProduct, editProduct, saveLogo } from '../../../state/trade/selling/catalogue.ts';
import { productForm as messages } from './messages.ts';
import { algorithmForm } from './algorithm/messages.ts';
import type { RenderLogo } from '../LogoPicker.tsx';
import { checkQuery, publishQuery } from '../../../state/trade/executions.ts';
import { failureMessage } from '../../../state/machine/failureMessage.ts';
import { standard } from '../../../messages/operations.ts';
import { queryBody } from './algorithm/queryBody.ts';
import { fieldsOf } from './refusals.ts';
import { createBody, editBody, otherType, type ProductValues } from './values.ts';

export interface Saved {
  id: string;
  name: string;
  /** Parts that were not saved, in sentences. */
  failures: readonly string[];
}

async function logoFailuresOf(id: string, renderLogo: RenderLogo): Promise<string[]> {
  const reason = renderLogo ? await saveLogo(id, await renderLogo()) : undefined;
  return reason === undefined ? [] : [fillText(messages.done.logoFailed, { reason })];
}

function reasonOf({ failure }: { failure: Parameters<typeof failureMessage>[0] }): string {
  const { text, reason } = failureMessage(failure, standard);
  return reason ?? text;
}

/** Undefined where the form holds no query to publish: an edit without one keeps the newest version. */
function queryOf(values: ProductValues, listed: Stream | undefined) {
  if (values.type !== algorithmType || values.analysis !== queryAnalysis) return undefined;
  const isUntouched = [values.queryText, values.queryColumns, values.queryParameters].every((text) => text === '');
  return listed?.metadata['analysis'] === queryAnalysis && isUntouched ? undefined : queryBody(values);
}

export async function save(
  values: ProductValues,
  listed: Stream | undefined,
  renderLogo: RenderLogo,
): Promise<{ saved: Saved } | { refusal: Refusal<ProductValues> }> {
  // The field checks itself only once its code has loaded.
  if (values.type === algorithmType && values.analysis === '')
    return { refusal: { fields: { analysis: algorithmForm.analysisMissing } } };
  const query = queryOf(values, listed);
  if (query && 'problem' in query) return { refusal: { fields: query.problem } };
  // Before the product is added: a refused query would leave one that cannot run.
  const checked = query && (await checkQuery(query.body));
  if (checked && !checked.ok) return { refusal: { fields: { queryText: reasonOf(checked) } } };
  const name = values.name.trim();
  const changes = listed && editBody(values, listed);
  const unchanged = changes !== undefined && Object.keys(changes).length === 0;
  if (unchanged && !renderLogo && !query) return { refusal: { form: messages.nothingChanged } };
  if (listed && unchanged && !query)
    return { saved: { id: listed.id, name, failures: await logoFailuresOf(listed.id, renderLogo) } };
  const outcome =
    listed && unchanged
      ? { ok: true as const, value: listed }
      : listed && changes
        ? await editProduct(listed.id, changes)
        : await addProduct(createBody(values));
  if (!outcome.ok) return { refusal: { fields: fieldsOf(outcome.failure.facts.fields, values.type === otherType) } };
  const { id } = outcome.value;
  const published = query && (await publishQuery(id, query.body));
  const unpublished =
    published && !published.ok ? [fillText(algorithmForm.query.notPublished, { reason: reasonOf(published) })] : [];
  // A new product is listed by now: the form must not add it again.
  if (listed && unpublished[0] !== undefined) return { refusal: { form: unpublished[0] } };
  return { saved: { id, name, failures: [...unpublished, ...(await logoFailuresOf(id, renderLogo))] } };
}
