import {
  // oxlint-disable-next-line no-restricted-imports -- this is where it is wrapped
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
  let known: ComponentType<Props> | undefined;
  const preload = async () => {
    const screen = await load();
    known = screen;
    return screen;
  };
  const Later: ComponentType<Props> = lazy(async () => ({
    default: await withTimeout<ComponentType<Props>>(preload()),
  }));
  function Shown(props: Props) {
    // Fixed per mount: switching the component when the chunk arrives would lose its state.
    const [Here] = useState(() => known ?? Later);
    return <Here {...props} />;
  }
  return Object.assign(Shown, { preload });
}
