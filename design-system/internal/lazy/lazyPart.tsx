import {
  createContext,
  // oxlint-disable-next-line no-restricted-imports -- this is where it is wrapped
  lazy,
  use,
  useMemo,
  useState,
  useTransition,
  type ComponentType,
} from 'react';
import { inTime } from './inTime.ts';
import { PartFailed } from './PartFailed.tsx';

/** Of the part around: how to try again, and whether that is on its way. */
const Trying = createContext({ retrying: false, onRetry: () => {} });

const Failed = () => <PartFailed {...use(Trying)} />;

/**
 * A part of a screen whose code comes when it is first shown. What fails is told in its place with a way to try again, and
 * leaves the rest of the screen alone.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () => ({
    Part: lazy(async () => ({ default: await inTime(load()).catch((): ComponentType<Props> => Failed) })),
  });
  // Not the state of one place: what is on its way is kept while React waits for it, and a state is not.
  let current = attempt();
  return function LazyPart(props: Props) {
    const [{ Part }, show] = useState(current);
    const [retrying, start] = useTransition();
    const trying = useMemo(() => {
      const onRetry = () => {
        current = attempt();
        start(() => show(current));
      };
      return { retrying, onRetry };
    }, [retrying]);
    return (
      <Trying value={trying}>
        <Part {...props} />
      </Trying>
    );
  };
}
