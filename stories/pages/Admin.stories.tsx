import preview from '../../.storybook/preview.tsx';
import { screenMeta } from './screenMeta.tsx';

const meta = preview.meta({
  ...screenMeta('admin'),
  title: 'Pages/Admin',
  tags: ['visual', 'screen', '!autodocs'],
});

export const People = meta.story({ args: { screen: 'admin' } });
export const Health = meta.story({ args: { screen: 'admin-health' }, tags: ['oneLook'] });
