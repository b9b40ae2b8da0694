// The layers of the product and their order. A file imports from its own layer and from layers above it in this table.
// Layers with `areas` hold one folder per area; an area never imports another one.

export interface Layer {
  /** A folder, or a single file. */
  path: string;
  areas?: true;
}

/** One list per tree, foundations first. */
export const trees: Readonly<Record<string, readonly Layer[]>> = {
  contract: [{ path: 'contract' }],
  'design-system': [
    { path: 'design-system/tokens' },
    { path: 'design-system/internal' },
    { path: 'design-system/theme' },
    { path: 'design-system/icons' },
    { path: 'design-system/components' },
    { path: 'design-system/charts' },
    { path: 'design-system/form' },
    { path: 'design-system/patterns' },
    // A brand may import the props of the parts.
    ...[
      'parts.ts',
      'partDefaults.ts',
      'createTheme.ts',
      'BrandDefaults.tsx',
      'ThemeProvider.tsx',
      'ThemeRegion.tsx',
    ].map((file) => ({
      path: `design-system/theme/${file}`,
    })),
    { path: 'design-system/locale' },
    { path: 'design-system/index.ts' },
    // The general parts above never import the parts of a marketplace.
    { path: 'design-system/marketplace' },
    { path: 'design-system/generator' },
    { path: 'design-system/library' },
  ],
  server: [
    { path: 'server/launch' },
    { path: 'server/traces' },
    { path: 'server/database' },
    { path: 'server/upstream' },
    { path: 'server/kernel' },
    { path: 'server/live' },
    { path: 'server/people' },
    { path: 'server/records' },
    { path: 'server/rights' },
    { path: 'server/uploads' },
    { path: 'server/ledger' },
    { path: 'server/mail' },
    { path: 'server/reading' },
    { path: 'server/duckdb' },
    { path: 'server/tables' },
    { path: 'server/compute' },
    { path: 'server/domains' },
    { path: 'server/http' },
    { path: 'server/graphql' },
    { path: 'server/jobs' },
    { path: 'server/metrics' },
    { path: 'server/seed' },
    { path: 'server/backup' },
    { path: 'server/admin' },
    { path: 'server/deploy' },
    { path: 'server/boot' },
    { path: 'server/main.ts' },
  ],
  src: [
    { path: 'src/config' },
    { path: 'src/messages' },
    { path: 'src/api' },
    { path: 'src/state/machine' },
    { path: 'src/state/me' },
    { path: 'src/state/trade' },
    { path: 'src/state/notifications' },
    { path: 'src/pages/shared' },
    { path: 'src/pages', areas: true },
    { path: 'src/publicPages' },
    { path: 'src/app' },
    { path: 'src/main.tsx' },
  ],
};

/** Which other trees a tree may import. */
export const reaches: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'design-system': [],
  server: ['contract'],
  src: ['contract', 'design-system'],
};

/** Imports that are refused although the order above allows them. */
export const refused: readonly { from: RegExp; to: RegExp; reason: string }[] = [
  { from: /^src\/pages\//u, to: /^src\/api\//u, reason: 'pages call actions of the state, never the api' },
  {
    from: /^src\//u,
    to: /^design-system\/(?!(?:(?:marketplace\/)?index\.ts|theme\/styles\.css)$)/u,
    reason: 'the app imports the design system by its two entries and its one style sheet',
  },
  {
    from: /^src\/messages\//u,
    to: /^src\/(?!messages\/)/u,
    reason: 'messages are data and import nothing but one another',
  },
  {
    from: /^stories\/(?!pages\/)/u,
    to: /^src\//u,
    reason: 'stories show the design system; those of the screens in stories/pages alone draw the app',
  },
];

/** A domain reads its own tables only: stores are private to their domain. */
export const domainOf = (file: string): string | undefined => /^server\/domains\/([^/]+)\//u.exec(file)?.[1];
export const isStore = (file: string): boolean => /^server\/domains\/.*\bstore\.ts$/u.test(file);
