export const componentFiles = (name: string): Record<string, string> => ({
  [`design-system/components/${name}/${name}.styles.ts`]: `import { styled } from 'styled-components';

export const Root = styled.div\`
  color: var(--ds-text-strong);
\`;
`,
  [`design-system/components/${name}/${name}.tsx`]: `import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './${name}.styles.ts';

export type ${name}Props = ComponentProps<'div'>;

/** Say in one sentence what it is for. */
export function ${name}(props: ${name}Props) {
  const rest = useDefaultProps('${name}', props);
  return <Root {...rest} data-component="${name}" />;
}
`,
  [`design-system/components/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
  [`stories/components/${name}/${name}.stories.tsx`]: `import { ${name} } from '#design-system/components/${name}/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/${name}', component: ${name}, args: { children: '${name}' } });

export const Basic = meta.story();
`,
  [`stories/components/${name}/${name}.mdx`]: `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} />

# ${name}

Say in one sentence what it is for.

<Canvas of={Stories.Basic} />

## When to use

## When not

## Accessibility

## Props

<ArgTypes of={Stories} />

## Decisions
`,
  [`tests/design-system/components/${name}.test.tsx`]: `import { ${name} } from '#design-system/components/${name}/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({ name: '${name}', draw: (extra) => <${name} {...extra}>content</${name}> });
`,
});

export const lists: readonly { file: string; insert: (text: string, name: string) => string }[] = [
  { file: 'design-system/index.ts', insert: insertExport },
  { file: 'design-system/theme/parts.ts', insert: insertPart },
  { file: 'tests/design-system/exports.test.ts', insert: insertPinned },
];

/** Puts a line before the first export of a later name. */
function insertLine(text: string, name: string, line: string): string {
  const later = Array.from(text.matchAll(/^export (?:type )?\{\s*(?:type |\w+ as )?(\w+)/gmu)).find(
    ([, other = '']) => other.toLowerCase() > name.toLowerCase(),
  );
  return later ? text.slice(0, later.index) + line + text.slice(later.index) : text + line;
}

function insertExport(text: string, name: string): string {
  return insertLine(text, name, `export { ${name}, type ${name}Props } from './components/${name}/index.ts';\n`);
}

function insertPart(text: string, name: string): string {
  return insertLine(text, name, `export { ${name} } from '../components/${name}/index.ts';\n`);
}

function insertPinned(text: string, name: string): string {
  const [firstList = ''] = text.split(/^ +\]\n/mu, 1);
  const rows = Array.from(firstList.matchAll(/^ +"([^"]+)",\n/gmu));
  const ofInitial = rows.find(([, names = '']) => names[0] === name[0]);
  const later = rows.find(([, names = '']) => names > name);
  const row = ofInitial ?? later ?? rows.at(-1);
  if (!row?.[1]) throw new Error('There is no list of names to put it in.');
  const [line, names] = row;
  const ownRow = later ? [name, names] : [names, name];
  const grown = ofInitial ? [...names.split(' '), name].toSorted().join(' ') : ownRow.join('",\n      "');
  return text.slice(0, row.index) + line.replace(names, grown) + text.slice(row.index + line.length);
}
