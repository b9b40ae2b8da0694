import { Fragment } from 'react';
import props, { type PartProp } from 'virtual:props';
import { propsOfOneElement } from '#design-system/theme/partDefaults.ts';

const [list = ''] = Object.values(
  import.meta.glob<string>('../../design-system/theme/parts.ts', { query: '?raw', import: 'default', eager: true }),
);
const names = Array.from(list.matchAll(/\w+(?=,| \})/gu), ([name]) => name).toSorted();

/** Name of a part in a brand: `Content.size` of Dialog belongs to DialogContent, `Grid.gap` of Layout to Grid. */
function nameOf({ part, name }: PartProp): string {
  const [inner = '', own] = name.split('.');
  if (own === undefined) return part;
  const isCompound = names.some((other) => other.startsWith(part) && other !== part);
  return isCompound ? part + inner : inner;
}

const ownName = ({ name }: PartProp) => name.split('.').at(-1) ?? '';

/** Contents, files and functions are on the pages of their parts. */
const isShort = ({ type }: PartProp) => !/=>|React|\bFile\b/u.test(type);

function isOption(prop: PartProp): boolean {
  const name = ownName(prop);
  // The row of all other attributes.
  if (name.startsWith('…')) return false;
  const isOfOneElement = propsOfOneElement.some((one) => one === name) || /^(?:default|on)[A-Z]/u.test(name);
  return !prop.required && !isOfOneElement && !(name === 'open' && prop.type === 'boolean') && isShort(prop);
}

const optionsByName = Map.groupBy(props.filter(isOption), nameOf);

/** The parts that `defaultProps` of `createTheme` takes, and their options with the values they have without a brand. */
export function DefaultPropsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>Options and their defaults without a brand</th>
        </tr>
      </thead>
      <tbody>
        {names.map((part) => (
          <tr key={part}>
            <td>{part}</td>
            <td>
              {optionsByName.get(part)?.map((prop, index) => (
                <Fragment key={prop.name}>
                  {index > 0 && ' · '}
                  <code>{ownName(prop)}</code> {prop.default?.replaceAll("'", '')}
                </Fragment>
              )) ?? 'attributes'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
