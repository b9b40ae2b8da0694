import { expect } from 'storybook/test';
import { Loading } from '#design-system/components/Loading/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Loading', component: Loading });

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please wait! Loading...');
  },
});
