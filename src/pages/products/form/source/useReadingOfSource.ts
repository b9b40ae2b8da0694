import type { UseFormReturn } from '#design-system';
import { useEffect } from 'react';
import type { ProductValues } from '../values.ts';
import { addressOf } from './liveSource.ts';
import { emptyReading } from './reading.ts';

/** Drops the corrections of a reading with the source they were made for. The listed source gets its own back. */
export function useReadingOfSource(form: UseFormReturn<ProductValues>, initial: ProductValues) {
  useEffect(() => {
    const first = addressOf(initial);
    let last = addressOf(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const address = addressOf(values);
        if (address === last) return;
        last = address;
        form.setValue('reading', address === first ? initial.reading : emptyReading);
      },
    });
  }, [form, initial]);
}
