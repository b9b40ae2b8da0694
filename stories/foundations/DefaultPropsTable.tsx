import { Fragment } from 'react';
import props, { type PartProp } from 'virtual:props';

const [list = ''] = Object.values(
  import.meta.glob<string>('../../design-system/theme/parts.ts', { query: '?raw', import: 'default', eager: true }),
);
const names = Array.from(list.matchAll(/\w+(?=,| \})/gu), ([name]) => name).toSorted();

/** Name of a part in a brand: `Content.size` of Dialog belongs to DialogContent, `Grid.gap` of Layout to Grid. */
function nameOf({ part, name }: PartProp): string {
  const [inner = '', own] = name.split('.');
  if (own === undefined) return part;
  return names.includes(part + inner) ? part + inner : inner;
}

const propsByName = Map.groupBy(
  props.filter((prop) => prop.default !== undefined),
  nameOf,
);

/** The parts that `defaultProps` of `createTheme` takes, and props that have a value without a brand. */
export function DefaultPropsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>Props with a default without a brand</th>
        </tr>
      </thead>
      <tbody>
        {names.map((part) => (
          <tr key={part}>
            <td>{part}</td>
            <td>
              {propsByName.get(part)?.map(({ name, default: value }, index) => (
                <Fragment key={name}>
                  {index > 0 && ' · '}
                  <code>{name.split('.').at(-1)}</code> {value?.replaceAll("'", '')}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
