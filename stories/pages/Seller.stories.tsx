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
