import { snackbar } from '#design-system';
import { linkMessages as messages } from '../../../messages/productCards.ts';

const addressOf = (path: string) => new URL(path, location.href).href;

export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    snackbar.show({ type: 'success', text: messages.copied });
  } catch {
    // Browsers may refuse, and without HTTPS there is no clipboard: the address bar has the link.
    snackbar.show({ type: 'error', text: messages.notCopied });
  }
}

/** Opens the share sheet of the device, or copies the link. */
export async function shareLink(path: string, title: string): Promise<void> {
  const shared = { title, url: addressOf(path) };
  // Share sheets are useful on handheld devices; elsewhere people expect a copied link.
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return copyLink(path);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Closing the share sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(path);
  }
  return undefined;
}
