import type { Access } from '#contract/generated/documents.ts';
import { accessPath, buyPath, productPath } from '../../../config/paths.ts';
import { warningMessages as messages } from '../../../messages/access.ts';

interface EndingStep {
  readonly label: string;
  readonly path: string;
}

/** Next step for access that ends soon. */
export function endingStep(ending: readonly Access[]): EndingStep {
  const [first, ...others] = ending;
  const list = accessPath('mine');
  if (!first || others.length > 0) {
    return { label: ending.some(({ extendable }) => extendable) ? messages.extend : messages.view, path: list };
  }
  if (first.extendable) return { label: messages.extend, path: buyPath(first.stream_id) };
  if (first.approval === 'needed') return { label: messages.ask, path: productPath(first.stream_id) };
  return { label: messages.view, path: list };
}
