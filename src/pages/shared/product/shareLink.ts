import { snackbar } from '#design-system';
import { linkWords as words } from '../../../messages/link.ts';

const addressOf = (path: string) => new URL(path, location.href).href;

/** Copies the address of a path of the app, and says how that went. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    snackbar.show({ type: 'success', text: words.copied });
  } catch {
    // A browser may refuse, and has no clipboard at all without HTTPS: the address bar has the link.
    snackbar.show({ type: 'error', text: words.notCopied });
  }
}

/** Hands the address to what the device shares with; where it has no such thing, copies it. */
export async function shareLink(path: string, title: string): Promise<void> {
  const shared = { title, url: addressOf(path) };
  // Only devices that are held in the hand ask well where to; elsewhere a copied link is what people want.
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return copyLink(path);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Whoever closes the choice has shared nothing, on purpose.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(path);
  }
  return undefined;
}
