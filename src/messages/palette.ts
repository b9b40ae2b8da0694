/** Words of the palette. Screens, modes and themes bring their own. */
export const paletteWords = {
  open: 'Search, go to or do anything',
  short: 'Search or do anything',
  /** Short enough for a phone. */
  placeholder: 'Screens, products, actions',
  groups: {
    screens: 'Go to',
    offers: 'Offers',
    access: 'Your access',
    requests: 'Requests',
    contracts: 'Contracts',
    products: 'Products',
    people: 'People',
    actions: 'Do',
  },
  offer: '{answer}: {product}',
  extend: 'Extend {product} by {hours} h',
  request: '{verb} {name}: {product}',
  product: '{verb}: {product}',
  person: '{verb} {name}',
  actions: {
    addMany: 'Add many people',
    activity: 'Show what was done to accounts',
    mode: 'Work as {mode}',
    theme: 'Theme: {theme}',
    keysOff: 'Switch shortcuts of plain keys off',
    keysOn: 'Switch shortcuts of plain keys on',
  },
} as const;
