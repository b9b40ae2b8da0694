/** What the package says of itself; all else in its manifest is read from the code and from the project's own manifest. */
export const about = {
  name: '@data-exchange/design-system',
  version: '0.1.0',
  description: 'Accessible React components, forms, patterns and charts in light, dark and contrast',
  license: 'MIT',
  type: 'module',
} as const;

/** Packages that the app must share with the parts, or hooks and styles fall apart; their versions may move within a major. */
export const peers: readonly string[] = ['react', 'react-dom', 'react-hook-form', 'styled-components'];

/** Types that the declarations name. */
export const typePeers: readonly string[] = ['@types/react'];
