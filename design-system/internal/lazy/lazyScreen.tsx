import {
  // oxlint-disable-next-line no-restricted-imports -- this is where it is wrapped
  lazy,
  useState,
  type ComponentType,
} from 'react';
import { inTime } from './inTime.ts';

export type LazyScreen<Props, More = unknown> = ComponentType<Props> & {
  /** Fetches the code before it is shown, and gives it back. */
  preload: () => Promise<ComponentType<Props> & More>;
};

/**
 * A screen whose code comes when it is first shown, in time or not at all: what fails goes to the boundary around it. Code
 * that has come before is shown at once, without what stands in for it in between.
 */
export function lazyScreen<Props extends object, More = unknown>(
  load: () => Promise<ComponentType<Props> & More>,
): LazyScreen<Props, More> {
  let known: ComponentType<Props> | undefined;
  const preload = async () => {
    const screen = await load();
    known = screen;
    return screen;
  };
  const Later: ComponentType<Props> = lazy(async () => ({ default: await inTime<ComponentType<Props>>(preload()) }));
  function Shown(props: Props) {
    // Once for each place: that the code comes meanwhile must not put another component, without its state, there.
    const [Here] = useState(() => known ?? Later);
    return <Here {...props} />;
  }
  return Object.assign(Shown, { preload });
}
