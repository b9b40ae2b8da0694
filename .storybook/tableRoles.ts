const roles: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
};

/** Parts of documentation's tables; examples show their own roles. */
const unmarked = `:is(${Object.keys(roles).join()}):not([role], .sb-story *)`;

/** Gives tables their roles in attributes: `display` takes the implicit ones away in Safari. Returns a cleanup. */
export function keepTableRoles(content: Element): () => void {
  const mark = () => {
    for (const element of content.querySelectorAll(unmarked))
      element.setAttribute('role', roles[element.tagName] ?? '');
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}
