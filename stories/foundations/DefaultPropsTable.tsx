import { Fragment } from 'react';

const variants = import.meta.glob<Record<string, unknown>>(
  '../../design-system/{components/*,patterns/*,form}/*.variants.ts',
  { eager: true },
);

/** Parts that share variants. */
const sharing: Readonly<Record<string, string>> = { Badge: 'Badge, StatusBadge', Layout: 'Grid, Stack' };

/** Part whose defaults a module exports as `defaults`, or as `inlineDefaults` beside others. */
function partOf(file: string, name: string): string {
  const own = /^(\w+)Defaults$/u.exec(name)?.[1];
  if (own) return own.charAt(0).toUpperCase() + own.slice(1);
  const part = /(\w+)\.variants/u.exec(file)?.[1] ?? '';
  return sharing[part] ?? part;
}

const rows = Object.entries(variants)
  .flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name]) => /defaults$/iu.test(name))
      .map(([name, props]) => ({ part: partOf(file, name), props: Object.entries(props as object) })),
  )
  .toSorted((one, other) => one.part.localeCompare(other.part));

/** The props that `defaultProps` of `createTheme` takes, with the values they have without a brand. */
export function DefaultPropsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>Props and their defaults without a brand</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, props }) => (
          <tr key={part}>
            <td>{part}</td>
            <td>
              {props.map(([name, value], index) => (
                <Fragment key={name}>
                  {index > 0 && ' · '}
                  <code>{name}</code> {String(value)}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
