declare module 'virtual:entries' {
  const entries: Readonly<Record<string, string>>;
  export default entries;
}

declare module 'virtual:brand-css' {
  /** Style sheet of each brand; empty for the default. */
  const css: Readonly<Record<string, string>>;
  export default css;
}
