import type { UseFormReturn } from '#design-system';
import { useEffect } from 'react';
import type { ProductValues } from '../values.ts';
import { addressOf } from './liveSource.ts';
import { emptyReading } from './reading.ts';

/** Each source keeps the corrections of its reading, so that a slip in the address costs none of them. */
export function useReadingOfSource(form: UseFormReturn<ProductValues>, initial: ProductValues) {
  useEffect(() => {
    let last = addressOf(form.getValues());
    const readings = new Map([
      [addressOf(initial), initial.reading],
      [last, form.getValues('reading')],
    ]);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const address = addressOf(values);
        if (address === last) {
          readings.set(address, { ...values.reading });
          return;
        }
        last = address;
        form.setValue('reading', readings.get(address) ?? emptyReading);
      },
    });
  }, [form, initial]);
}
