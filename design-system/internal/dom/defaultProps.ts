import { createContext, useContext } from 'react';

/** Default props by part, of the brand around. */
export type DefaultProps = Readonly<Record<string, object | undefined>>;

const none: DefaultProps = {};

export const DefaultPropsContext = createContext(none);

/** Default props of a part: those of its variant data, where the brand has no other. */
export function useDefaultProps<Standard extends object>(part: string, standard: Standard): Standard {
  const ofBrand = useContext(DefaultPropsContext)[part];
  return ofBrand ? { ...standard, ...ofBrand } : standard;
}

/** Default props of a brand inside those around it. */
export function mergeDefaultProps(outer: DefaultProps, inner: DefaultProps | undefined): DefaultProps {
  if (!inner) return outer;
  const merged = Object.entries(inner).map(([part, props]) => [part, { ...outer[part], ...props }]);
  return { ...outer, ...Object.fromEntries(merged) } as DefaultProps;
}
