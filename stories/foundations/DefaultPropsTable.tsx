import { Fragment } from 'react';

const variants = import.meta.glob<Record<string, unknown>>('../../design-system/components/*/*.variants.ts', {
  eager: true,
});

/** Parts that share variants. */
const sharing: Readonly<Record<string, string>> = { Badge: 'Badge, StatusBadge', Layout: 'Grid, Inline, Stack' };

const rows = Object.entries(variants).flatMap(([file, { defaults }]) => {
  const part = /(\w+)\.variants/u.exec(file)?.[1] ?? '';
  return defaults ? [{ part: sharing[part] ?? part, props: Object.entries(defaults) }] : [];
});

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
