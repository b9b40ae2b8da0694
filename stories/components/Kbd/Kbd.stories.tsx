import { Kbd } from '#design-system/components/Kbd/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Kbd', component: Kbd, args: { children: 'Ctrl' } });

export const Basic = meta.story();

export const Combination = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <p>
      Open the palette with <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>, close it with <Kbd>Esc</Kbd>, move with <Kbd>↑</Kbd>{' '}
      <Kbd>↓</Kbd>.
    </p>
  ),
});
