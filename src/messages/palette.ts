export const paletteWords = {
  open: 'Search or run a command',
  short: 'Search or run a command',
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
    actions: 'Actions',
  },
  offer: '{answer}: {product}',
  extend: 'Extend {product} by {hours} h',
  request: '{verb} {name}: {product}',
  product: '{verb}: {product}',
  person: '{verb} {name}',
  actions: {
    addMany: 'Import people',
    activity: 'View account activity',
    mode: 'Work as {mode}',
    theme: 'Theme: {theme}',
    keysOff: 'Turn off single-key shortcuts',
    keysOn: 'Turn on single-key shortcuts',
  },
} as const;
