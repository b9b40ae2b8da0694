import { algorithmType, analysisKey } from './constants.ts';

interface Listed {
  readonly type: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** True for an algorithm whose analysis the exchange computes: its address documents it and is no source of rows. */
export const isComputed = ({ type, metadata }: Listed): boolean =>
  type === algorithmType && typeof metadata[analysisKey] === 'string';
