import { createContext, useContext } from 'react';

/** Default props by part. */
export type DefaultProps = Readonly<Record<string, object | undefined>>;

const none: DefaultProps = {};

export const DefaultPropsContext = createContext(none);

/** Default props of a part: those of its variant data, unless the brand has others. */
export function useDefaultProps<Standard extends object>(part: string, standard: Standard): Standard {
  const ofBrand = useContext(DefaultPropsContext)[part];
  return ofBrand ? { ...standard, ...ofBrand } : standard;
}

/** Without props that are undefined, which would hide the standard. */
const given = (props: object | undefined) =>
  Object.fromEntries(Object.entries(props ?? {}).filter(([, value]) => value !== undefined));

/** Default props of a brand inside those around it. */
export function mergeDefaultProps(outer: DefaultProps, inner: DefaultProps | undefined): DefaultProps {
  if (!inner) return outer;
  const merged = Object.entries(inner).map(([part, props]) => [part, { ...outer[part], ...given(props) }]);
  return { ...outer, ...Object.fromEntries(merged) } as DefaultProps;
}
