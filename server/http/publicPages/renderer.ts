import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicPage, RenderPublicPage } from '#contract/publicPage.ts';
import { codeOf } from '#server/database/errors.ts';
import { bundlePrograms, freshBundles, programOf } from '#server/launch/programs.ts';

interface Renderer {
  readonly renderPublicPage: RenderPublicPage;
}

const importFile = async (file: string) => (await import(pathToFileURL(file).href)) as Renderer;

let loading: Promise<Renderer> | undefined;

/** Bundles the pages where they are not, as during development: Node runs no JSX. */
async function load(): Promise<Renderer> {
  try {
    return await importFile(programOf('publicPages'));
  } catch (error) {
    if (codeOf(error) !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    await bundlePrograms();
    return importFile(path.join(freshBundles() ?? '', 'publicPages.js'));
  }
}

const policyOf = (style: string) =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    // Parts set their spacing as custom properties in style attributes.
    "style-src-attr 'unsafe-inline'",
    // Pages run no scripts. `connect-src` allows audits to read robots.txt.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export async function renderPage(page: PublicPage): Promise<{ html: string; policy: string }> {
  loading ??= load();
  try {
    const { renderPublicPage } = await loading;
    const { html, style } = await renderPublicPage(page);
    return { html, policy: policyOf(style) };
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
