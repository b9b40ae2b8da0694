import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { maxCompared } from '../../../config/constants.ts';
import { compare } from '../../../state/trade/browse/compare.ts';

/** Place of a product in the comparison: chosen, or refused because the comparison is full. */
export function useCompared({ id }: Stream) {
  const { chosen } = useSnapshot(compare);
  const isChosen = chosen.some((one) => one.id === id);
  return { isChosen, isFull: !isChosen && chosen.length >= maxCompared };
}
