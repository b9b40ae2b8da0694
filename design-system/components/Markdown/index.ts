export { Markdown } from './Markdown.tsx';
export type { MarkdownProps } from './types.ts';
