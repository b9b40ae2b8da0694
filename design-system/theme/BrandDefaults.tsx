import { useContext, useMemo, type ReactNode } from 'react';
import { DefaultPropsContext, mergeDefaultProps } from '../internal/dom/defaultProps.ts';
import type { CreatedTheme } from './createTheme.ts';

/** Gives the parts inside the default props of a brand, over those of a brand around. */
export function BrandDefaults({ brand, children }: { brand: CreatedTheme | undefined; children: ReactNode }) {
  const outer = useContext(DefaultPropsContext);
  const own = brand?.defaultProps;
  const merged = useMemo(() => mergeDefaultProps(outer, own), [outer, own]);
  return <DefaultPropsContext.Provider value={merged}>{children}</DefaultPropsContext.Provider>;
}
