import { frontDoorName, type FrontDoor } from '#contract/publicPage.ts';

/** Facts that the server put into the document. Undefined where it has none, as behind the development server. */
export function frontDoor(): FrontDoor | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${frontDoorName}"]`)?.content;
  return content ? (JSON.parse(content) as FrontDoor) : undefined;
}

/**
 * Public page of the product at a shared address, with its parameters. A purchase in the address goes on at the sign-in.
 */
export function publicPageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (!pathname.startsWith('/product/') || new URLSearchParams(search).has('buy')) return undefined;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical && new URL(canonical).pathname + search;
}

export const contactPath = (contact: string): string => (contact.includes('://') ? contact : `mailto:${contact}`);
