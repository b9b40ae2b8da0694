import { isComputed } from '#contract/computed.ts';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { showsGroupsOnly } from '../facts.ts';

export function useMayAnalyse({ type, owner, access }: Stream): boolean {
  const { userId } = useSession();
  const mayRun = useMay('run');
  return mayRun && type !== algorithmType && (owner === userId || access !== undefined);
}

/** True for the owner and buyers with running access, outside the data room. */
export function useMayReadAll(stream: Stream): boolean {
  const { userId } = useSession();
  const mayRead = useMay('read');
  if (isComputed(stream)) return false;
  return stream.owner === userId || (stream.access !== undefined && mayRead && !showsGroupsOnly(stream));
}
