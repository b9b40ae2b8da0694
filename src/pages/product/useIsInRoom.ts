import { useMe } from '../../state/me/me.ts';
import type { Stream } from '#contract/types.ts';
import { showsGroupsOnly } from './facts.ts';

/** True when the reader gets answers about groups and no rows. */
export function useIsInRoom(stream: Pick<Stream, 'owner' | 'metadata'>): boolean {
  const me = useMe();
  return stream.owner !== me?.id && (me?.userModeType.drUser === true || showsGroupsOnly(stream));
}
