import { maxSourceBytes } from '#contract/constants.ts';
import { uploadLimitName } from '#contract/publicPage.ts';

/** Bytes of the largest data file. The server names a lower limit in the document. */
export function uploadLimit(): number {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${uploadLimitName}"]`)?.content;
  return content ? Number(content) : maxSourceBytes;
}
