import { createContext, useContext } from 'react';

/** Default props by part. */
export type DefaultProps = Readonly<Record<string, object | undefined>>;

const none: DefaultProps = {};

export const DefaultPropsContext = createContext(none);

/** Props, with defaults in place of those that are undefined. */
function withDefaults<Props extends object>(props: Props, defaults: Partial<Props>): Props {
  const result = { ...props };
  for (const name in defaults) if (result[name] === undefined) result[name] = defaults[name] as Props[typeof name];
  return result;
}

/**
 * Props of a part with the defaults of the brand, then `partDefaults`. A part that destructures its props writes its own
 * defaults there instead: without a brand, the props are not copied.
 */
export function useDefaultProps<Props extends object>(
  part: string,
  props: Props,
  partDefaults?: Partial<Props>,
): Props {
  const ofBrand = useContext(DefaultPropsContext)[part];
  const own = ofBrand ? withDefaults(props, ofBrand as Partial<Props>) : props;
  return partDefaults ? withDefaults(own, partDefaults) : own;
}

/** Default props of a brand inside those around it. */
export function mergeDefaultProps(outer: DefaultProps, inner: DefaultProps | undefined): DefaultProps {
  if (!inner) return outer;
  const merged = Object.entries(inner).map(([part, props]) => [part, withDefaults(props ?? {}, outer[part] ?? {})]);
  return { ...outer, ...Object.fromEntries(merged) } as DefaultProps;
}
