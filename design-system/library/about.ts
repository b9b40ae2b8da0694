export const about = {
  name: '@data-exchange/design-system',
  version: '0.1.0',
  description: 'Accessible React components, forms, patterns and charts in light, dark and contrast',
  license: 'MIT',
  type: 'module',
} as const;

/** Packages that the app must share with the library, or hooks and styles break. */
export const peers: readonly string[] = ['react', 'react-dom', 'react-hook-form', 'styled-components'];

/** Oldest versions that the parts run on; `useEffectEvent` came with React 19.2. */
export const oldest: Readonly<Record<string, string>> = { react: '19.2.0', 'react-dom': '19.2.0' };

export const typePeers: readonly string[] = ['@types/react'];
