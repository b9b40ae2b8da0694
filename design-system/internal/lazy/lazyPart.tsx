import {
  createContext,
  // oxlint-disable-next-line no-restricted-imports -- this is where it is wrapped
  lazy,
  useContext,
  useMemo,
  useState,
  useTransition,
  type ComponentType,
} from 'react';
import { afterPress } from '../dom/afterPress.ts';
import { withTimeout } from './withTimeout.ts';
import { PartFailed } from './PartFailed.tsx';

const Trying = createContext({ retrying: false, onRetry: () => {} });

const Failed = () => <PartFailed {...useContext(Trying)} />;

/** Part whose code loads when it first renders. A failure shows a retry button in its place; the rest of the screen keeps working. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () => ({
    Part: lazy(async () => {
      await afterPress();
      return { default: await withTimeout(load()).catch((): ComponentType<Props> => Failed) };
    }),
  });
  // Not React state: React keeps the pending promise while it suspends, but not the state of a suspended component.
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
      <Trying.Provider value={trying}>
        <Part {...props} />
      </Trying.Provider>
    );
  };
}
