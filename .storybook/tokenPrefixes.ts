/** Prefixes of the tokens that a page, or a block of it, lists in tables. */
export const tokenPrefixes = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\bprefixes=\{\[([^\]]*)\]\}/gu)).flatMap(([, list = '']) =>
    Array.from(list.matchAll(/'([^']+)'/gu), ([, prefix = '']) => prefix),
  );
