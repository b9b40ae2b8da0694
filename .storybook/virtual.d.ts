declare module 'virtual:entries' {
  /** Entry of the package by exported name. */
  const entries: Readonly<Record<string, string>>;
  export default entries;
}
