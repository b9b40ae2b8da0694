import type { Page } from 'playwright';

/** Machine formats of dates, numbers and names, which texts of the app must not contain. */
const forms: Readonly<Record<string, RegExp>> = {
  date: /\b\d{4}-\d\d(?:-\d\d)?(?:T[\d:.]+Z?)?\b/u,
  // Years are written plainly, but for a count.
  number:
    /(?<![\w.,\u202F-])(?:(?!1[5-9]\d\d\b|20\d\d\b)\d{4,}|\d{4}(?= (?:rows|events|values|columns|days|hours|products|calls)\b))(?![\w-])/u,
  digits: /\d\.\d{7,}/u,
  age: /^(?:\d{1,3}[,\u202F]\d{3}|[4-9]\d\d) days$|\d(?<!\b\d{1,2}) days old/u,
  unit: /\d\/(?:s|min|h)\b/u,
  name: /\b[a-z]+(?:_[a-z\d]+)+\b|\b[A-Z]+(?:_[A-Z\d]+)+\b|\b[a-z]{2,}[A-Z][a-z]+\b/u,
  value: /\b(?:undefined|NaN|Infinity|null)\b|\[object /u,
  json: /\{"|":[["{\d]/u,
};

/** Elements with verbatim text of sources, programs and people. */
const verbatim =
  'code, pre, kbd, samp, textarea, [translate=no], [data-component=DataGrid], [data-component=JsonView], [data-component=CodeBlock]';

/** Machine-formatted texts of the page, each with its format. */
export async function machineTextsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate((skipped) => {
    const block = (element: Element) => !getComputedStyle(element).display.startsWith('inline');
    // Separates the words of two elements.
    const edge = '\u200B';
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest(skipped)) continue;
      const label = element.getAttribute('aria-label');
      if (label) found.add(label);
      if (!block(element)) continue;
      let text = '';
      const walk = (node: Node) => {
        for (const child of node.childNodes) {
          if (child instanceof Text) text += child.data;
          else if (child instanceof Element && !child.matches(skipped) && child.checkVisibility()) {
            if (block(child)) text += '\n';
            else {
              text += edge;
              walk(child);
              text += edge;
            }
          }
        }
      };
      walk(element);
      for (const line of text.split('\n')) if (line.trim()) found.add(line.trim().replaceAll(/\s+/gu, ' '));
    }
    return [...found];
  }, verbatim);
  return texts.flatMap((text) => {
    // Quotation marks enclose the name of a column or a product.
    const plain = text.replaceAll(/“[^”]*”/gu, '“”');
    return Object.entries(forms).flatMap(([form, pattern]) =>
      pattern.test(plain) ? [`${form}: ${text.slice(0, 160)}`] : [],
    );
  });
}
