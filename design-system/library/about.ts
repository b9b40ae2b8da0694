export const about = {
  name: '@data-exchange/design-system',
  version: '0.1.0',
  description: 'Accessible React components, forms, patterns and charts in light, dark and contrast',
  license: 'MIT',
  type: 'module',
} as const;

/** Packages that the app must share with the library, or hooks and styles break. */
export const peers: readonly string[] = ['react', 'react-dom', 'react-hook-form', 'styled-components'];

export const typePeers: readonly string[] = ['@types/react'];
