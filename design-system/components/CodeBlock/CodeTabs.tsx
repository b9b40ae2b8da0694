import type { ComponentProps } from 'react';
import { Tabs } from '../Tabs/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { CodeBlock, type CodeLanguage } from './CodeBlock.tsx';

export interface CodeSample {
  /** Name of the tab and of the copy button, e.g. 'Python'. */
  label: string;
  /** Text to show and copy. */
  code: string;
  /** Language whose tokens get colours. */
  language?: CodeLanguage;
}

export interface CodeTabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Name of the tabs, e.g. 'Read the product with'. */
  label: string;
  /** The same in several languages, the first of which is shown at first. */
  samples: readonly CodeSample[];
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
}

/** Part of the ids of a tab and its panel, in which a blank separates two ids. */
const valueOf = (sample: CodeSample | undefined) => sample?.label.replaceAll(/\s+/gu, '-') ?? '';

export function CodeTabs(props: CodeTabsProps) {
  const { label, samples, wrap = false, ...rest } = useDefaultProps('CodeTabs', props);
  return (
    <div {...rest} data-component="CodeTabs">
      <Tabs.Root defaultValue={valueOf(samples[0])}>
        <Tabs.List aria-label={label}>
          {samples.map((sample) => (
            <Tabs.Trigger key={sample.label} value={valueOf(sample)}>
              {sample.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {samples.map((sample) => (
          <Tabs.Content key={sample.label} value={valueOf(sample)}>
            <CodeBlock {...sample} wrap={wrap} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
