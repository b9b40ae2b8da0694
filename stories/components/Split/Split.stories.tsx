import { Card } from '#design-system/components/Card/index.ts';
import { Split, splitVariants } from '#design-system/components/Split/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Split', component: Split });

export const Basic = meta.story({
  args: {
    side: 'end',
    aside: <Card>Price and what to do about it</Card>,
    children: <Card>Everything about the product</Card>,
  },
});

/** The side column holds the primary action, so phones show it on top. */
export const Leading = meta.story({
  args: { ...Basic.input.args, leading: true },
});

export const Sides = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <>
      {splitVariants.sides.map((side) => (
        <Split key={side} side={side} aside={<Card>{`Aside at the ${side}`}</Card>}>
          <Card>Main</Card>
        </Split>
      ))}
    </>
  ),
});
