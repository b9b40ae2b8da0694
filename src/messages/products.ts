/** Words of the list of own products. */
export const productsWords = {
  intro: 'What you sell: how it is listed, and what it has brought in.',
  add: 'Add product',
  upload: 'Bulk upload',
  export: 'Export owned',
  exportFile: 'products.csv',
  search: 'Search your products by name',
  count: { one: '1 product', many: '{count} products' },
  view: { label: 'Show as', table: 'Table', cards: 'Cards' },
  filters: {
    open: 'Filters',
    title: 'Filter your products',
    category: 'Category',
    type: 'Type',
    access: 'Access',
    price: 'Price per hour in {symbol}',
    published: 'Published',
    from: 'Published from',
    to: 'Published to',
    logo: 'Logo',
    withLogo: 'With a logo',
    withoutLogo: 'Without a logo',
    show: 'Show products',
    clear: 'Clear all filters',
  },
  columns: {
    name: 'Product',
    category: 'Category',
    type: 'Type',
    access: 'Access',
    price: 'Price per hour',
    published: 'Published',
    sold: 'Sold',
    running: 'Running',
    earned: 'Earned',
    offers: 'Open offers',
    quality: 'Quality',
    status: 'Status',
    actions: 'Actions',
  },
  columnsLabel: 'Columns',
  hidden: { protected: 'Partners only', private: 'Only you' },
  menu: {
    label: 'Actions for {name}',
    open: 'Open',
    edit: 'Edit',
    copy: 'Copy source address',
    logo: 'Change logo',
    duplicate: 'Duplicate',
    delete: 'Delete',
  },
  copied: 'Source address copied',
  copyRefused: 'The browser did not allow copying. The address is {url}',
  soldNote: { one: '1 sold', many: '{count} sold' },
  openOffers: { one: '1 offer', many: '{count} offers' },
  emptyNever: {
    title: 'You have not listed a product yet',
    text: 'Add one by its address, or bring many at once from a CSV or JSON file. Not sure yet? The marketplace shows how others describe theirs.',
    browse: 'See the marketplace',
  },
  emptyFiltered: { title: 'None of your products matches', text: 'Try fewer words or fewer filters.' },
  noRight: {
    title: 'Your account does not sell',
    text: 'Listing products needs the seller role. An administrator can grant it.',
  },
} as const;

/** Words of the question before a product is deleted. */
export const deleteWords = {
  title: 'Delete {name}?',
  text: 'It leaves the marketplace at once and cannot be brought back. What was bought before stays on record.',
  running: {
    one: '1 person can read it now and keeps access until the time paid for is over.',
    many: '{count} people can read it now and keep access until the time paid for is over.',
  },
  offers: {
    one: '1 open offer ends; its buyer is told.',
    many: '{count} open offers end; their buyers are told.',
  },
  confirm: 'Delete product',
  looking: 'Looking at running access and open offers',
} as const;

/** Words of changing a logo. */
export const logoWords = {
  title: 'Logo of {name}',
  text: 'PNG, JPEG or WebP up to 5 MB. Choose the square that buyers will see.',
  picture: 'Picture',
  save: 'Save logo',
  cancel: 'Cancel',
} as const;
