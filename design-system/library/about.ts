export const about = {
  name: '@data-exchange/design-system',
  version: '0.1.0',
  description: 'Accessible React components, forms, patterns and charts in light, dark and contrast',
  license: 'MIT',
  type: 'module',
  keywords: ['react', 'components', 'design-system', 'accessible', 'forms', 'data-table', 'charts'],
  publishConfig: { access: 'public', provenance: true },
} as const;

/** Packages that the app must share with the library, or hooks and styles break. */
export const peers: readonly string[] = ['react', 'react-dom', 'react-hook-form', 'styled-components'];

/** Ranges that the parts run on; tests/library/reacts.test.ts shows both ends of those of React and styled-components. */
export const ranges: Readonly<Record<string, string>> = {
  react: '^18.3.0 || ^19.0.0',
  'react-dom': '^18.3.0 || ^19.0.0',
  '@types/react': '^18.3.0 || ^19.0.0',
  '@types/react-dom': '^18.3.0 || ^19.0.0',
  // From the first that reads the nonce of `csp-nonce`.
  'styled-components': '^6.4.0',
};

/** Radix has both as optional peers: without `react-dom` here, npm would nest copies of Radix in the package. */
export const typePeers: readonly string[] = ['@types/react', '@types/react-dom'];
