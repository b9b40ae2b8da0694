import { Link } from '#design-system';
import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import { about } from '../../design-system/library/about.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { aloneAddress } from '../../.storybook/look.ts';

interface ExampleProps {
  /** Name of the example, for its link. */
  name: string;
  /** Source text of the example's file, imported with `?raw`. */
  code: string;
  /** Story of the example, which opens alone in a page. */
  story: string;
  children: ReactNode;
}

const Root = styled.section`
  margin-block: var(--ds-space-4);
  font-family: var(--ds-type-font-sans);
  & > [data-part='preview'] {
    padding: var(--ds-space-6);
    border: var(--ds-line-thin) solid var(--ds-edge-subtle);
    border-radius: var(--ds-radius-large);
    background: var(--ds-surface-page);
    color: var(--ds-text-strong);
  }
`;

/** An example file: its result, its code as an adopter writes it, and a page to try it alone. */
export function Example({ name, code, story, children }: ExampleProps) {
  const shown = code.replaceAll("'#design-system'", `'${about.name}'`).trimEnd();
  return (
    <Root>
      <div className="sb-unstyled" data-part="preview">
        {children}
      </div>
      {/* The code of Markdown. `Source` keeps Storybook's light theme in a dark page. */}
      <CodeOrSourceMdx className="language-tsx">{shown}</CodeOrSourceMdx>
      <Link className="sb-unstyled" href={aloneAddress(story)} target="_blank">
        Open {name} alone
      </Link>
    </Root>
  );
}
