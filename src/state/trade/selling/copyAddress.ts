import { fillText } from '#design-system';
import { productsMessages } from '../../../messages/products.ts';
import { announce } from '../../machine/announce.ts';
import { fetchStreamUrl, resetStreamUrl } from './catalogue.ts';

const { copied, copyRefused } = productsMessages;

export async function copyAddress(id: string) {
  const outcome = await fetchStreamUrl(id);
  resetStreamUrl();
  if (!outcome.ok || !outcome.value.url) return;
  const { url } = outcome.value;
  try {
    await navigator.clipboard.writeText(url);
    announce({ type: 'success', kind: 'message', text: copied });
  } catch {
    announce({ type: 'error', kind: 'notification', text: fillText(copyRefused, { url }) });
  }
}
