import type { ComponentProps } from 'react';
import type { FieldProps } from './Field.tsx';
import type { Rules } from './rules.ts';

type RuleName = keyof Rules;
const ruleNames = [
  'required',
  'minLength',
  'maxLength',
  'min',
  'max',
  'whole',
  'pattern',
  'kind',
  'validate',
  'emptyMessage',
] as const satisfies RuleName[];
const frameNames = [
  'label',
  'hint',
  'hiddenLabel',
  'required',
  'optional',
  'name',
  'error',
  'className',
  'style',
  'id',
] as const;

/** Props shared by all fields; `name` binds the field to its Form. Other attributes and `ref` go to the control. */
export interface FrameProps extends Pick<FieldProps, 'hint' | 'hiddenLabel' | 'optional'> {
  /** Label; error messages repeat it, e.g. 'Please enter name'. */
  label: string;
  /** Key of the value in the form. Without it, control the field with `value` and `onChange`. */
  name?: string;
  /** Error from the caller, e.g. from the server. The field's own rules take precedence. */
  error?: string | undefined;
}

/** Fields whose value is not their text require a Form. */
export interface ValueFrameProps extends FrameProps {
  name: string;
}

export type InputAttributes = Omit<ComponentProps<'input'>, RuleName | 'type' | 'size' | 'name'>;

type Frame = FrameProps & Pick<FieldProps, 'required'> & Pick<ComponentProps<'div'>, 'className' | 'style' | 'id'>;
type FrameName = (typeof frameNames)[number];

const pick = (props: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name, value]) => names.includes(name) && value !== undefined));

export function splitField<Props extends FrameProps, Value>(props: Props) {
  const frame = pick(props, frameNames) as Frame;
  const rules = pick(props, ruleNames) as Rules<Value>;
  const known = new Set<string>([...ruleNames, ...frameNames]);
  const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !known.has(name)));
  return { frame, rules, rest: rest as Omit<Props, RuleName | FrameName> };
}
