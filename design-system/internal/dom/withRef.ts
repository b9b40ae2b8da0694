// Used by the build of the library only, see library/forwardRefs.ts.
import { forwardRef, version, type ComponentType, type Ref } from 'react';

export function withRef<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  if (Number.parseInt(version, 10) >= 19) return Component;
  const render = Component as (props: object) => ReturnType<Parameters<typeof forwardRef>[0]>;
  const Wrapped = forwardRef((props: object, ref: Ref<unknown>) => render(ref ? { ...props, ref } : props));
  Wrapped.displayName = Component.displayName ?? Component.name;
  return Wrapped;
}
