import type { ComponentProps } from 'react';
import type { FieldProps } from './Field.tsx';
import type { Rules } from './rules.ts';

type RuleName = keyof Rules;
const ruleNames = new Set<string>([
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
] satisfies RuleName[]);
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

const frameSet = new Set<string>(frameNames);

/** Props shared by all fields; `name` binds the field to its Form. Other attributes and `ref` go to the control. */
export interface FrameProps extends Pick<FieldProps, 'hint' | 'hiddenLabel' | 'optional'> {
  /** Label; error messages repeat it, e.g. 'Please enter Product name'. */
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

export type FieldFrame = FrameProps &
  Pick<FieldProps, 'required'> &
  Pick<ComponentProps<'div'>, 'className' | 'style' | 'id'>;
type FrameName = (typeof frameNames)[number];

export function splitField<Props extends FrameProps, Value>(props: Props) {
  const frame: Record<string, unknown> = {};
  const rules: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const isRule = ruleNames.has(name);
    const isFrame = frameSet.has(name);
    if (!isRule && !isFrame) rest[name] = value;
    if (value === undefined) continue;
    if (isRule) rules[name] = value;
    if (isFrame) frame[name] = value;
  }
  return {
    frame: frame as unknown as FieldFrame,
    rules: rules as Rules<Value>,
    rest: rest as Omit<Props, RuleName | FrameName>,
  };
}
