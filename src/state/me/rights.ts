import { rights } from '#contract/constants.ts';
import { useMe } from './me.ts';

export type Right = keyof typeof rights;

/** Whether one of the granted slots gives a right; not before the own record is known. A call made without it is answered 403, which ends the session. */
export function useMay(right: Right): boolean {
  const user = useMe();
  return rights[right].some((slot) => user?.userModeType[slot]);
}
