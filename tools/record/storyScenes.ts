import type { Role } from '../screens/roles.ts';

/** Scenes of `tools/screens/states.ts` that are stories, by the role that meets them. */
// prettier-ignore
export const storyScenes: Readonly<Partial<Record<Role, readonly string[]>>> = {
  visitor: ['login', 'join'],
  newcomer: ['dashboard'],
  buyer: [
    'dashboard', 'marketplace', 'marketplace-table', 'compare', 'product', 'product-buy', 'product-with-access',
    'product-data-room', 'offers', 'offer', 'access', 'wallet', 'wallet-history', 'ai-result', 'reports', 'security', 'notifications', 'faqs', 'wallet-history-period', 'account', 'help',
  ],
  seller: ['dashboard', 'products', 'new-product', 'edit-product', 'offers', 'contracts', 'upload-products'],
  sp: ['contract'],
  admin: ['admin', 'admin-health'],
};
