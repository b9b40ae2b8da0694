import type { BrowserContext } from '@playwright/test';

/** Mark behind each translated text. */
export const translated = '\u02B0';

/** Imitates a browser translator: wraps each translated text node in elements, on load and at each change. */
export const translate = (context: BrowserContext) =>
  context.addInitScript((mark) => {
    const untouched = 'script, style, svg, textarea, code, pre, [translate="no"], font';
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(untouched)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data + mark);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceIn = (root: Node) => {
      if (root instanceof Text) {
        replace(root);
        return;
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') replaceIn(target);
        else addedNodes.forEach(replaceIn);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, translated);
