export { CodeBlock, type CodeBlockProps, type CodeLanguage } from './CodeBlock.tsx';
export * as codeBlockVariants from './CodeBlock.variants.ts';
export { CodeTabs, type CodeSample, type CodeTabsProps } from './CodeTabs.tsx';
