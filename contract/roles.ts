export const slots = ['user', 'buyer', 'seller', 'admin', 'sp', 'drUser'] as const;
/** Slots per right. The table of calls derives its access from here, and the app its controls. */
export const rights = {
  /** Propose a price. */
  offer: ['user', 'buyer'],
  /** Answer an offer, or withdraw one's own. */
  answer: ['user', 'buyer', 'seller', 'sp'],
  /** Buy access, and request it where approval is needed. */
  buy: ['user', 'buyer', 'drUser'],
  /** Read raw rows, so receive an access address. */
  read: ['user', 'buyer'],
  /** Run analyses on bought or own data. */
  run: ['user', 'buyer', 'drUser'],
  /** Publish and change own products, approve their buyers, and share their revenue. */
  sell: ['user', 'seller', 'sp'],
  /** Change an own product, or as admin the visibility of any. */
  edit: ['user', 'seller', 'sp', 'admin'],
  administer: ['admin'],
} as const satisfies Record<string, readonly (typeof slots)[number][]>;
