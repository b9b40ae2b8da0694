import { tokens, type TokenName } from '#design-system/tokens/generated/tokens.ts';

const names = Object.keys(tokens) as TokenName[];

interface TokenTableProps {
  /** Prefixes of the token names to show. */
  prefixes: readonly string[];
  /** Type of preview. */
  kind: 'color' | 'size' | 'radius' | 'shadow' | 'text' | 'plain';
}

const box = { inlineSize: 96, blockSize: 32, border: `1px solid ${tokens['edge-subtle']}`, borderRadius: 6 } as const;
const styleOf = {
  color: (value: string) => ({ ...box, background: value }),
  size: (value: string) => ({ ...box, border: 0, inlineSize: value, background: tokens['accent-mark'], blockSize: 12 }),
  radius: (value: string) => ({
    ...box,
    inlineSize: 48,
    blockSize: 48,
    borderRadius: value,
    background: tokens['surface-sunken'],
  }),
  shadow: (value: string) => ({ ...box, border: 0, background: tokens['surface-popup'], boxShadow: value }),
  text: (value: string) => ({ fontSize: value, lineHeight: 1.2 }),
  plain: () => ({ ...box, display: 'none' }),
} as const;

const resolved = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--ds-${name}`);

/** Table of tokens by prefix, in the theme of the toolbar. */
export function TokenTable({ prefixes, kind }: TokenTableProps) {
  const shown = names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Look</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <tr key={name}>
            <td>
              <code>--ds-{name}</code>
            </td>
            <td>
              <code>{resolved(name)}</code>
            </td>
            <td>
              <div style={styleOf[kind](tokens[name])}>{kind === 'text' ? 'Aa 0123' : null}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
