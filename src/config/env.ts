const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** Set when the app is built: `VITE_API_BASE` and `VITE_GRAPHQL_BASE` are origins without a slash at the end; empty means the page's own. */
export const env = {
  apiBase,
  /** The data-exchange provider host, which may differ from the host of the other calls. */
  graphqlBase: import.meta.env.VITE_GRAPHQL_BASE ?? apiBase,
};
