import { useWatch, type UseFormReturn } from '#design-system';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { fieldLabel } from '../../../../messages/fields.ts';
import { categories } from '../../../../state/trade/browse/marketplace.ts';
import { catalogue, newestOwn } from '../../../../state/trade/selling/catalogue.ts';
import { productForm } from '../messages.ts';
import type { ProductValues } from '../values.ts';
import { suggestedFields, suggestionsOf, type Suggestions } from './suggestions.ts';

const labelOf = (name: (typeof suggestedFields)[number]) =>
  name === 'covers' || name === 'licence' ? productForm[name] : fieldLabel(name);

const lastPart = (url: string) => (URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '');

/** Fills empty fields from a new measurement, and those that hold an earlier suggestion. Returns their labels. */
export function useSuggestions(
  { control, getValues, setValue, getFieldState }: UseFormReturn<ProductValues>,
  isNew: boolean,
): readonly string[] {
  const isHidden = useWatch({ control, name: ['keepRows', 'groupsOnly'] }).includes(true);
  const { probe } = useSnapshot(catalogue);
  const given = useRef<Suggestions>({});
  const [filled, setFilled] = useState<readonly string[]>([]);
  // Read before it is needed: fields that are filled late would meet the seller's typing.
  const reading = useRef<ReturnType<typeof newestOwn.read>>(undefined);
  useEffect(() => {
    if (isNew) reading.current ??= newestOwn.read();
  }, [isNew]);
  useEffect(() => {
    if (!isNew || !probe) return undefined;
    let isLeft = false;
    const fill = async () => {
      const newest = await reading.current;
      if (isLeft) return;
      const { fileName, url, keepRows, groupsOnly } = getValues();
      const all = categories.get() ?? [];
      const found = suggestionsOf({
        sample: probe.sample,
        file: fileName || lastPart(url),
        categories: all,
        newest: newest?.ok ? newest.value : undefined,
        isHidden: keepRows || groupsOnly,
      });
      const taken = suggestedFields.filter((name) => {
        const now = getValues(name).trim();
        return found[name] !== undefined && (now === '' || now === given.current[name]);
      });
      for (const name of taken) {
        const shouldValidate = getFieldState(name).error !== undefined;
        setValue(name, found[name] ?? '', { shouldDirty: true, shouldValidate });
      }
      given.current = found;
      setFilled(taken.map(labelOf));
    };
    void fill();
    return () => {
      isLeft = true;
    };
  }, [isNew, probe, getValues, setValue, getFieldState]);
  useEffect(() => {
    const { snippet } = given.current;
    if (!isHidden || snippet === undefined || getValues('snippet') !== snippet) return;
    setValue('snippet', '', { shouldDirty: true });
    setFilled((labels) => labels.filter((label) => label !== labelOf('snippet')));
  }, [isHidden, getValues, setValue]);
  return probe ? filled : [];
}
