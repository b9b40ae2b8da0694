// Prop tables and controls from what the plugin gave each component.
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { DerivedProp } from './derive.ts';

type Row = StrictInputType;

const propsOf = (component: unknown): readonly DerivedProp[] =>
  (component as { __docProps?: readonly DerivedProp[] } | undefined)?.__docProps ?? [];

/** Rows without a control: attributes, an element that the caller gives, and what only a scrolled page would show. */
export const unset = /^(?:…|(?:asChild|sticky|updatePositionStrategy)$)/u;

const plain = ['boolean', 'number', 'string'] as const;

/** Kinds of input by a member of the type, the first that fits. */
const inputs = { ReactNode: 'text', Date: 'date', string: 'text', number: 'number' } as const;

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null
    ? typeof value !== 'function'
    : (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
      !('$$typeof' in value) &&
      Object.values(value).every(isPlain);

/** Control of a prop without a plain type. A value that is no text would be lost or break the part. */
function controlOf(type: string, initial: unknown): Row['control'] {
  const members = type.split(' | ');
  const input = Object.entries(inputs).find(([member]) => members.includes(member))?.[1];
  if (typeof initial === 'object' && initial !== null) return isPlain(initial) ? { type: 'object' } : { disable: true };
  return input ? { type: input } : { disable: true };
}

function kindOf({ type, options, required }: DerivedProp): Row['type'] {
  if (options) return { name: 'enum', value: [...options] as string[], required };
  const name = type === 'true' ? 'boolean' : plain.find((one) => one === type);
  if (name) return { name, required };
  return type.includes('=>') ? { name: 'function', required } : { name: 'other', value: type, required };
}

function rowOf(prop: DerivedProp): Row {
  const { name, description, type, options, default: standard } = prop;
  return {
    name,
    description,
    type: kindOf(prop),
    ...(options && { options, control: { type: options.length <= 4 ? 'inline-radio' : 'select' } }),
    ...(unset.test(name) && { control: { disable: true } }),
    table: { type: { summary: type }, ...(standard && { defaultValue: { summary: standard } }) },
  } as Row;
}

const rows = (props: readonly DerivedProp[]): Record<string, Row> =>
  Object.fromEntries(props.map((prop) => [prop.name, rowOf(prop)]));

/** Rows of a component or a function; null when there are none. */
function extractArgTypes(component: unknown): Record<string, Row> | null {
  const own = propsOf(component).filter(({ inherited }) => !inherited);
  return own.length > 0 ? rows(own) : null;
}

/** Part of `parameters.docs`; Storybook's types leave it out. */
export const propTables = { extractArgTypes };

/** Adds rows for props of elements that the story sets, and chooses controls by what it sets. */
export const storyRows: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const all = {
    ...rows(propsOf(component).filter(({ name, inherited }) => inherited && name in initialArgs)),
    ...argTypes,
  };
  const controlled = Object.entries(all).map(([name, row]) => {
    const kind = typeof row.type === 'object' ? row.type.name : row.type;
    const given = initialArgs[name];
    // A type that takes a function or a value, and the story sets a value.
    const isValue = kind === 'function' && typeof given === 'object';
    const isOpen = (kind === 'other' || isValue) && row.control === undefined;
    const control = isOpen && controlOf(String(row.table?.type?.summary), given);
    return [name, control ? { ...row, control } : row];
  });
  return Object.fromEntries(controlled) as typeof argTypes;
};

const literal = /^(?:'[^']*'|-?[\d.]+|true|false)$/u;

/** Defaults of choices and switches, so that their controls show them. */
export const defaultArgs: ArgsEnhancer = ({ component, initialArgs }) =>
  Object.fromEntries(
    propsOf(component)
      .filter(({ name, type, options, default: standard = '' }) => {
        const isChoice = options !== undefined || type === 'boolean';
        return isChoice && literal.test(standard) && !unset.test(name) && !(name in initialArgs);
      })
      .map(({ name, default: standard = '' }) => [name, JSON.parse(standard.replaceAll("'", '"')) as unknown]),
  );
