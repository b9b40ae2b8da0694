import preview from '../../.storybook/preview.tsx';
import { screenMeta } from './screenMeta.tsx';

const meta = preview.meta({
  ...screenMeta('seller'),
  title: 'Pages/Seller',
  tags: ['visual', 'screen', '!autodocs'],
});

export const Dashboard = meta.story({ args: { screen: 'dashboard' } });
export const Products = meta.story({ args: { screen: 'products' } });
export const NewProduct = meta.story({ args: { screen: 'new-product' } });
export const EditProduct = meta.story({ args: { screen: 'edit-product' } });
export const Offers = meta.story({ args: { screen: 'offers' } });
export const Contracts = meta.story({ args: { screen: 'contracts' } });
export const UploadProducts = meta.story({ args: { screen: 'upload-products' }, tags: ['oneLook'] });
export const Reports = meta.story({ args: { screen: 'reports' }, tags: ['oneLook'] });
export const DeleteProduct = meta.story({ args: { screen: 'products-delete' }, tags: ['oneLook'] });
export const EditProductOpen = meta.story({ args: { screen: 'edit-product-open' }, tags: ['oneLook'] });
export const ShareRevenue = meta.story({ args: { screen: 'contracts-create' }, tags: ['oneLook'] });
