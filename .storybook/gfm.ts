import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

interface Processor {
  data: () => { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
}

/** Remark plugin for tables in pages: Storybook compiles plain CommonMark. */
export function gfmPages(this: Processor): void {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- unified calls plugins with the processor as `this`
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfm({ singleTilde: false })];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()];
}
