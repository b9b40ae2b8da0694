// Prop tables and controls from what the plugin gave each component.
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { DerivedProp } from './derive.ts';

type Row = StrictInputType;

const propsOf = (component: unknown): readonly DerivedProp[] =>
  (component as { __docProps?: readonly DerivedProp[] } | undefined)?.__docProps ?? [];

const plain = ['boolean', 'number', 'string'] as const;

function kindOf({ type, options, required }: DerivedProp): Row['type'] {
  if (options) return { name: 'enum', value: [...options], required };
  const name = plain.find((one) => one === type);
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
    ...(name.startsWith('…') && { control: { disable: true } }),
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

/** Rows for props of elements that the story sets; Storybook would infer them later, without a text. */
export const inheritedRows: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => ({
  ...rows(propsOf(component).filter(({ name, inherited }) => inherited && name in initialArgs)),
  ...argTypes,
});
