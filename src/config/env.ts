declare global {
  interface ImportMetaEnv {
    readonly VITE_API_BASE?: string;
    readonly VITE_GRAPHQL_BASE?: string;
  }
}

const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** Build-time settings: origins without a trailing slash, empty for the page's own origin. */
export const env = {
  apiBase,
  graphqlBase: import.meta.env.VITE_GRAPHQL_BASE ?? apiBase,
};
