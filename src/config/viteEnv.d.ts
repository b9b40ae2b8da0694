interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_GRAPHQL_BASE?: string;
}
