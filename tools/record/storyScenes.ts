import type { Role } from '../screens/roles.ts';

/** Scenes of `tools/screens/states.ts` that are stories, by the role that meets them. */
// prettier-ignore
export const storyScenes: Readonly<Partial<Record<Role, readonly string[]>>> = {
  visitor: ['login', 'join'],
  newcomer: ['dashboard'],
  buyer: [
    'dashboard', 'marketplace', 'marketplace-table', 'compare', 'product', 'product-buy', 'product-with-access',
    'product-data-room', 'offers', 'offer', 'access', 'wallet', 'wallet-history', 'ai-result', 'reports', 'security', 'notifications', 'faqs', 'wallet-history-period', 'account', 'help', 'palette',
    'marketplace-nothing', 'product-about', 'product-history', 'product-offer',
  ],
  seller: ['dashboard', 'products', 'new-product', 'edit-product', 'offers', 'contracts', 'upload-products', 'reports', 'products-delete', 'edit-product-open', 'contracts-create'],
  sp: ['contract', 'contract-sign'],
  admin: ['admin', 'admin-health'],
};
