import type { ComponentProps } from 'react';
import type * as parts from './parts.ts';

/** Props that no two elements share. */
type OfOne = 'children' | 'id' | 'key' | 'name' | 'ref';

type Options<Props> = {
  readonly [
    Name in keyof Props as Partial<Pick<Props, Name>> extends Pick<Props, Name> ? Exclude<Name, OfOne> : never
  ]?: Props[Name];
};

/** Default props by part: any optional prop of a part in `parts.ts`. */
export type PartDefaults = {
  readonly [Part in keyof typeof parts]?: Options<ComponentProps<(typeof parts)[Part]>>;
};
