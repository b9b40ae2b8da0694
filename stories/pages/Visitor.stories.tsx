import preview from '../../.storybook/preview.tsx';
import { screenMeta } from './screenMeta.tsx';

const meta = preview.meta({
  ...screenMeta('visitor'),
  title: 'Pages/Visitor',
  tags: ['visual', 'screen', '!autodocs'],
});

export const SignIn = meta.story({ args: { screen: 'login' } });
export const RequestAccount = meta.story({ args: { screen: 'join' }, tags: ['twoLooks'] });
