import { expect, it } from 'vitest';
import { exampleCode } from '../../.storybook/exampleCode.ts';

const entryOf = (name: string) =>
  ({ Button: '@data-exchange/design-system', Icon: '@data-exchange/design-system', Runway: 'market' })[name];

it('prints what a story renders, with its imports', () => {
  const code = `meta.story({
  tags: ['visual'],
  render: (args) => (
    <Button {...args}>
      <Icon name="plus" />
      Add product
    </Button>
  ),
  play: async () => {},
})`;
  expect(exampleCode(code, entryOf)).toBe(
    `import { Button, Icon } from '@data-exchange/design-system';

<Button {...args}>
  <Icon name="plus" />
  Add product
</Button>`,
  );
});

it('prints a render without brackets, and no test functions', () => {
  expect(
    exampleCode(
      'meta.story({\n  render: () => <Button data-force="hover">Save</Button>,\n  play: async () => {},\n})',
      entryOf,
    ),
  ).toContain('\n\n<Button>Save</Button>');
  expect(exampleCode('<Button onClick={function Nse(){}}>Save</Button>', entryOf)).toContain('onClick={() => {}}');
  expect(exampleCode('<div />', entryOf)).toBe('<div />');
});

it('imports parts of a marketplace from their entry', () => {
  expect(exampleCode('<Runway><Button /></Runway>', entryOf)).toContain(
    "import { Button } from '@data-exchange/design-system';\nimport { Runway } from 'market';",
  );
});
