import type { Refusal, UseFormReturn } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import type { MakeLogo } from '../LogoPicker.tsx';
import type { ProductValues } from './values.ts';

export interface FormParts {
  before: Stream | undefined;
  form: UseFormReturn<ProductValues>;
  send: (values: ProductValues) => Promise<Refusal<ProductValues> | undefined>;
  make: MakeLogo;
  onMakeChange: (make: MakeLogo) => void;
  /** Why the last save failed. */
  failure: ReactNode;
  /** Above the fields: the guard of unsaved changes, and the notice of a restored draft. */
  head: ReactNode;
}
