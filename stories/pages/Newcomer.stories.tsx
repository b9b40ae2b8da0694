import preview from '../../.storybook/preview.tsx';
import { screenMeta } from './screenMeta.tsx';

const meta = preview.meta({
  ...screenMeta('newcomer'),
  title: 'Pages/Newcomer',
  tags: ['visual', 'screen', '!autodocs'],
});

export const Dashboard = meta.story({ args: { screen: 'dashboard' } });
