import { Breadcrumbs } from '#design-system/components/Breadcrumbs/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    current: 'Seattle weather',
    children: [
      <a key="m" href="#marketplace">
        Marketplace
      </a>,
      <a key="w" href="#weather">
        Weather
      </a>,
    ],
  },
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });
