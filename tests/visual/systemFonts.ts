import type { Page } from 'playwright';

/** `Node.nodeType` of an element's text. */
const textNode = 3;

interface DomNode {
  nodeType: number;
  nodeValue: string;
  pseudoElements?: readonly unknown[];
}

const hasGlyphs = ({ nodeType, nodeValue, pseudoElements }: DomNode) =>
  (nodeType === textNode && nodeValue.trim() !== '') || pseudoElements !== undefined;

/**
 * System fonts that draw text of the page, as `family: text`. Asks the browser which font drew which glyphs, so
 * generated content, placeholders and the values of fields count too.
 */
export async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
    const found = nodes.filter(hasGlyphs).map(async ({ nodeId, nodeName, nodeType, nodeValue }) => {
      // A node without a box, such as a script, has no fonts.
      const none = { fonts: [] };
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => none);
      const what = nodeType === textNode ? nodeValue.trim().slice(0, 40) : `content of <${nodeName.toLowerCase()}>`;
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName}: ${what}`);
    });
    return [...new Set((await Promise.all(found)).flat())];
  } finally {
    await session.detach();
  }
}
