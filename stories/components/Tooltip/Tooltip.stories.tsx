import { expect, screen } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { Tooltip } from '#design-system/components/Tooltip/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../support/framed.ts';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { docs: framed('8rem'), layout: 'centered' },
  args: { text: 'Ends in 2 hours', children: <Button>Extend</Button> },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  args: { defaultOpen: true },
  play: async () => expect(await screen.findByRole('tooltip')).toHaveTextContent('Ends in 2 hours'),
});
