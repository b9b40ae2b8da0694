import type { Refusal, UseFormReturn } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import type { RenderLogo } from '../LogoPicker.tsx';
import type { ProductValues } from './values.ts';

/** Props of both layouts: steps for a new product, sections for a listed one. */
export interface FormLayoutProps {
  /** Listed product, undefined for a new one. */
  listed: Stream | undefined;
  form: UseFormReturn<ProductValues>;
  send: (values: ProductValues) => Promise<Refusal<ProductValues> | undefined>;
  /** Renders the cropped logo; undefined while none is chosen. */
  renderLogo: RenderLogo;
  onRenderLogoChange: (renderLogo: RenderLogo) => void;
  /** Reason for the failed save. */
  error: ReactNode;
  /** Above the fields: the guard of unsaved changes, and the notice of a restored draft. */
  banner: ReactNode;
}
