import { Divider } from '#design-system/components/Divider/index.ts';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Divider', component: Divider });

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => {
    const Row = args.orientation === 'vertical' ? Inline : Stack;
    return (
      <Row>
        <span>Terms</span>
        <Divider {...args} />
        <span>Price</span>
      </Row>
    );
  },
});

export const Vertical = meta.story({
  render: () => (
    <Inline gap={3}>
      <span>Weather</span>
      <Divider orientation="vertical" />
      <span>31 products</span>
      <Divider orientation="vertical" />
      <span>Updated today</span>
    </Inline>
  ),
});
