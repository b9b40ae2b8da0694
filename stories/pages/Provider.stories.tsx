import preview from '../../.storybook/preview.tsx';
import { screenMeta } from './screenMeta.tsx';

const meta = preview.meta({
  ...screenMeta('sp'),
  title: 'Pages/Provider',
  tags: ['visual', 'screen', '!autodocs'],
});

export const Contract = meta.story({ args: { screen: 'contract' } });
export const SignContract = meta.story({ args: { screen: 'contract-sign' }, tags: ['oneLook'] });
