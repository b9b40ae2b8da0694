import preview from '../../.storybook/preview.tsx';
import { screenMeta } from './screenMeta.tsx';

const meta = preview.meta({
  ...screenMeta('buyer'),
  title: 'Pages/Buyer',
  tags: ['visual', 'screen', '!autodocs'],
});

export const Dashboard = meta.story({ args: { screen: 'dashboard' } });
export const Marketplace = meta.story({ args: { screen: 'marketplace' } });
export const MarketplaceTable = meta.story({ args: { screen: 'marketplace-table' }, tags: ['twoLooks'] });
export const Compare = meta.story({ args: { screen: 'compare' }, tags: ['twoLooks'] });
export const Product = meta.story({ args: { screen: 'product' } });
export const ProductBuy = meta.story({ args: { screen: 'product-buy' } });
export const ProductWithAccess = meta.story({ args: { screen: 'product-with-access' } });
export const ProductInDataRoom = meta.story({ args: { screen: 'product-data-room' }, tags: ['twoLooks'] });
export const Offers = meta.story({ args: { screen: 'offers' } });
export const Offer = meta.story({ args: { screen: 'offer' } });
export const Access = meta.story({ args: { screen: 'access' } });
export const Wallet = meta.story({ args: { screen: 'wallet' } });
export const WalletHistory = meta.story({ args: { screen: 'wallet-history' }, tags: ['twoLooks'] });
export const AnalysisResult = meta.story({ args: { screen: 'ai-result' }, tags: ['twoLooks'] });
export const Reports = meta.story({ args: { screen: 'reports' } });
export const Security = meta.story({ args: { screen: 'security' }, tags: ['twoLooks'] });
export const Notifications = meta.story({ args: { screen: 'notifications' } });
export const Faqs = meta.story({ args: { screen: 'faqs' }, tags: ['oneLook'] });
export const WalletHistoryPeriod = meta.story({ args: { screen: 'wallet-history-period' }, tags: ['oneLook'] });
export const AccountMenu = meta.story({ args: { screen: 'account' }, tags: ['oneLook'] });
export const Help = meta.story({ args: { screen: 'help' }, tags: ['oneLook'] });
export const CommandPalette = meta.story({ args: { screen: 'palette' }, tags: ['oneLook'] });
export const MarketplaceWithoutMatches = meta.story({ args: { screen: 'marketplace-nothing' }, tags: ['oneLook'] });
export const ProductAbout = meta.story({ args: { screen: 'product-about' }, tags: ['oneLook'] });
export const ProductHistory = meta.story({ args: { screen: 'product-history' }, tags: ['oneLook'] });
export const ProductOffer = meta.story({ args: { screen: 'product-offer' }, tags: ['oneLook'] });
