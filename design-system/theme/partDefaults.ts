import type { ComponentProps } from 'react';
import type * as parts from './parts.ts';

/** Content, state and rules, which belong to one element. Beside them: `default…` and `on…`. */
export const propsOfOneElement = [
  'as',
  'asChild',
  'checked',
  'children',
  'dangerouslySetInnerHTML',
  'data-component',
  'error',
  'id',
  'key',
  'name',
  'opened',
  'range',
  'ref',
  'required',
  'selected',
  'style',
  'validate',
  'value',
  'values',
] as const;

type PropOfOneElement = (typeof propsOfOneElement)[number] | `default${Capitalize<string>}` | `on${Capitalize<string>}`;

/** `open` is state where it is true or false, and a number of levels in JsonView. */
type StateOf<Props> = 'open' extends keyof Props
  ? NonNullable<Props['open']> extends boolean
    ? 'open'
    : never
  : never;

type Options<Props> = {
  readonly [
    Name in keyof Props as Partial<Pick<Props, Name>> extends Pick<Props, Name>
      ? Exclude<Name, PropOfOneElement | StateOf<Props>>
      : never
  ]?: Props[Name];
};

/** Default props by part: the optional props of a part in `parts.ts` that are options. */
export type PartDefaults = {
  readonly [Part in keyof typeof parts]?: Options<ComponentProps<(typeof parts)[Part]>>;
};
