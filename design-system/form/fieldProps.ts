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

/** What every field takes; `name` ties it to the Form around it. Attributes not listed go to the control, `ref` too. */
export interface FrameProps extends Pick<FieldProps, 'hint' | 'hiddenLabel' | 'optional'> {
  /** What the field asks for; messages repeat it, e.g. 'Please enter name'. */
  label: string;
  /** The key of the value in the form. Without it the field stands alone: give `value` and `onChange`. */
  name?: string;
  /** An error from elsewhere, e.g. the server; the field's own rules come first. */
  error?: string | undefined;
}

/** A field whose value is not its text cannot stand alone. */
export interface ValueFrameProps extends FrameProps {
  name: string;
}

export type InputAttributes = Omit<ComponentProps<'input'>, RuleName | 'type' | 'size' | 'name'>;

type Frame = FrameProps & Pick<FieldProps, 'required'> & Pick<ComponentProps<'div'>, 'className' | 'style' | 'id'>;
type FrameName = (typeof frameNames)[number];

const pick = (props: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name, value]) => names.includes(name) && value !== undefined));

/** Sorts a field's props: those of its frame, its rules, and what belongs on the control. */
export function splitField<Props extends FrameProps, Value>(props: Props) {
  const frame = pick(props, frameNames) as Frame;
  const rules = pick(props, ruleNames) as Rules<Value>;
  const known = new Set<string>([...ruleNames, ...frameNames]);
  const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !known.has(name)));
  return { frame, rules, rest: rest as Omit<Props, RuleName | FrameName> };
}
