import { rights } from '#contract/constants.ts';
import { useMe } from './me.ts';

export type Right = keyof typeof rights;

/** False until the user is loaded. A call without the right gets a 403, which ends the session. */
export function useMay(right: Right): boolean {
  const user = useMe();
  return rights[right].some((slot) => user?.userModeType[slot]);
}
