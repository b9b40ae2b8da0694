import {
  // oxlint-disable-next-line no-restricted-imports -- `lazy` is wrapped here with a timeout
  lazy,
  useState,
  type ComponentType,
} from 'react';
import { withTimeout } from './withTimeout.ts';

export type LazyScreen<Props, More = unknown> = ComponentType<Props> & {
  preload: () => Promise<ComponentType<Props> & More>;
};

/** Screen whose code loads when it first renders. Failures and timeouts go to the nearest error boundary. A preloaded screen renders without its fallback. */
export function lazyScreen<Props extends object, More = unknown>(
  load: () => Promise<ComponentType<Props> & More>,
): LazyScreen<Props, More> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const screen = await load();
    loaded = screen;
    return screen;
  };
  const LazyComponent: ComponentType<Props> = lazy(async () => ({
    default: await withTimeout<ComponentType<Props>>(preload()),
  }));
  function Shown(props: Props) {
    // Fixed per mount: switching the component when the chunk arrives would lose its state.
    const [Component] = useState(() => loaded ?? LazyComponent);
    return <Component {...props} />;
  }
  return Object.assign(Shown, { preload });
}
