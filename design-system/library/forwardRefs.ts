// React 18 passes no `ref` to function components. The build wraps those that the package exports.

export const refsModule = 'internal/dom/withRef';

const exportList = /export \{ ([^}]*) \};?\s*$/u;

export function forwardRefs(code: string, helper: string): string {
  const list = exportList.exec(code)?.[1];
  if (list === undefined) return code;
  const wrapped: string[] = [];
  const exported = list.split(', ').map((entry) => {
    const [local = '', as = local] = entry.split(' as ');
    if (!/^[A-Z]/u.test(as) || !new RegExp(`^function ${local}\\(`, 'mu').test(code)) return entry;
    wrapped.push(`const ${local}$ref = /* @__PURE__ */ withRef(${local});`);
    return `${local}$ref as ${as}`;
  });
  if (wrapped.length === 0) return code;
  return [
    code
      .slice(0, exportList.exec(code)?.index)
      .replace(/^((?:["']use client["'];\s*)?)/u, `$1import { withRef } from "${helper}";\n`),
    ...wrapped,
    `export { ${exported.join(', ')} };`,
    '',
  ].join('\n');
}
