// Pages of parts as Markdown for agents: the examples that the documentation shows, in its order.
import { expect, it } from 'vitest';
import { partPage, shownStories } from '../../.storybook/agents/describe.ts';

const story = (id: string, snippet = '') => ({ id: `components-box--${id}`, name: id, snippet });

const page = `# Box

<Canvas of={Stories.Basic} />

## Examples

<Canvas of={Stories.TwoLines} />
<Canvas of={Stories.Pages} />
`;

it('takes the stories that a page shows, in its order, and no test', () => {
  const stories = ['basic', 'sorting', 'pages', 'two-lines', 'columns-stay'].map((id) => story(id));
  expect(shownStories(page, stories).map(({ name }) => name)).toEqual(['basic', 'two-lines', 'pages']);
});

const declarations = 'interface Row {\n  id: string;\n}\nconst rows: readonly Row[] = [];';
const example = (name: string, props: string) =>
  `import { Box } from 'package';\n\n${declarations}\n\nexport const ${name}Example = () => <Box rows={rows}${props} />;\n`;

it('shows every example, with its common declarations once and no example twice', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const stories = names.map((name) => story(name, example(name, ` label="${name}"`)));
  const text = partPage({
    id: '',
    path: '',
    name: 'Box',
    stories: [...stories, story('Again', example('Again', ' label="One"'))],
  });
  expect(Array.from(text.matchAll(/^## Example: (\w+)$/gmu), ([, name]) => name)).toEqual(names);
  expect(text.split('interface Row')).toHaveLength(2);
  expect(text).toContain(
    '```tsx\n// As above: Row, rows\n\nexport const TwoExample = () => <Box rows={rows} label="Two" />;\n```',
  );
});
