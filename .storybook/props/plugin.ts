import process from 'node:process';
import type { Plugin } from 'vite';
import { openProps, type PropReader } from './derive.ts';

const exported = /^export (?:async )?(?:function|const) (?:\{([^}]*)\}|(\w+))/gmu;

/** Names of the functions and constants of a module, also of those taken from an object. */
const namesIn = (code: string) =>
  new Set(Array.from(code.matchAll(exported), ([, list, name]) => list?.match(/\w+/gu) ?? [name ?? '']).flat());

/** Gives each component its prop table. Tests of stories show none, and would wait for the compiler. */
export function propTables(): Plugin {
  let reader: PropReader | undefined;
  return {
    name: 'prop-tables',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/design-system\/(?:(?:charts|components|form|locale|marketplace|patterns|theme)\/[^?]*|icons\/Icon)\.tsx?$/u,
        code: /^export (?:async )?(?:function (?:[A-Z]|create)|const )/mu,
      },
      async handler(code, id) {
        if (process.env['VITEST']) return undefined;
        reader ??= openProps();
        const props = await reader.read(id);
        const local = namesIn(code);
        const lines = Object.entries(props)
          .filter(([name, rows]) => rows.length > 0 && /^[\w.]+$/u.test(name) && local.has(name.split('.')[0] ?? ''))
          .map(([name, rows]) => `Object.assign(${name}, { __docProps: ${JSON.stringify(rows)} });`);
        return lines.length === 0 ? undefined : { code: `${code}\n${lines.join('\n')}\n`, map: null };
      },
    },
    closeBundle() {
      reader?.close();
      reader = undefined;
    },
  };
}
