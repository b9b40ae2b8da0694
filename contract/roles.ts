export const slots = ['user', 'buyer', 'seller', 'admin', 'sp', 'drUser'] as const;
/** Which slots may do what. The table of calls takes its access from here, and the app shows by it what a person may do. */
export const rights = {
  /** Propose a price. */
  offer: ['user', 'buyer'],
  /** Answer an offer, or withdraw one's own. */
  answer: ['user', 'buyer', 'seller', 'sp'],
  /** Buy access, and ask for it where it needs approval. */
  buy: ['user', 'buyer', 'drUser'],
  /** Read raw rows, so receive an access address. */
  read: ['user', 'buyer'],
  /** Run analyses on bought or own data. */
  run: ['user', 'buyer', 'drUser'],
  /** List and change own products, approve who may buy them, and share their revenue. */
  sell: ['user', 'seller', 'sp'],
  /** Change a product: one's own, or as admin what is shown of any. */
  edit: ['user', 'seller', 'sp', 'admin'],
  /** Manage users. */
  administer: ['admin'],
} as const satisfies Record<string, readonly (typeof slots)[number][]>;
