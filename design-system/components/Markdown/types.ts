import type { ComponentProps } from 'react';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown as in GitHub comments, from anybody: HTML shows as text, pictures as links. */
  text: string;
  /** Heading level of the first level in the text; the page's own headings stay above it. */
  headingLevel?: 2 | 3 | 4;
}
