// React 18 passes no `ref` to function components. The build wraps those that the package exports.

export const refsModule = 'internal/dom/withRef';

const end = /export \{ (?<list>[^}]*) \};?\s*(?<map>\/\/# sourceMappingURL=\S+)?\s*$/u;

export function forwardRefs(code: string, helper: string): string {
  const found = end.exec(code);
  if (!found) return code;
  const { list = '', map = '' } = found.groups ?? {};
  const wrapped: string[] = [];
  const exported = list.split(', ').map((entry) => {
    const [local = '', as = local] = entry.split(' as ');
    if (!/^[A-Z]/u.test(as) || !new RegExp(`^function ${local}\\(`, 'mu').test(code)) return entry;
    wrapped.push(`const ${local}$ref = /* @__PURE__ */ withRef(${local});`);
    return `${local}$ref as ${as}`;
  });
  if (wrapped.length === 0) return code;
  return [
    // On a line that is there already, so that the source map still fits.
    code.slice(0, found.index).replace(/^((?:["']use client["'];\s*)?)/u, `$1import { withRef } from "${helper}"; `),
    ...wrapped,
    `export { ${exported.join(', ')} };`,
    map,
    '',
  ].join('\n');
}
