import type { Plugin } from 'vite';

/** The documentation reader prints `readonly Row[]` as `unknown`; types are erased anyway. */
export const plainArrays: Plugin = {
  name: 'plain-arrays',
  enforce: 'pre',
  transform: {
    filter: { id: /\/design-system\/.*\.tsx?$/u },
    handler: (code) => ({ code: code.replaceAll(/(?<=[:<(|] ?)readonly (?=[\w('{[])/gu, ''), map: null }),
  },
};
