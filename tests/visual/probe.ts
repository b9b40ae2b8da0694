import { readFileSync } from 'node:fs';
import { arch, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { probeFile, read, type Renderer } from './baselines.ts';
import { compare, pixelsOf, type Pixels } from './compare.ts';
import { openStill, settled, takePicture } from './still.ts';
import { systemFonts } from './systemFonts.ts';

const font = (subset: string) => {
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`));
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
};
const html = () =>
  readFileSync(new URL('probe.html', import.meta.url), 'utf8')
    .replace('FONT', font('latin'))
    .replace('EXTENDED', font('latin-ext'));

export const rendererOf = (browser: Browser): Renderer => ({
  version: browser.version(),
  platform: `${platform}-${arch}`,
});

/** Picture of the probe page in this browser. */
export async function takeProbe(browser: Browser): Promise<Pixels> {
  const page = await openStill(browser, 390);
  try {
    await page.setContent(html());
    await settled(page);
    const strange = await systemFonts(page);
    if (strange.length > 0) throw new Error(`The probe page is drawn in a font of this machine: ${strange.join('; ')}`);
    return await pixelsOf(await takePicture(page));
  } finally {
    await page.context().close();
  }
}

/** True if the probe differs from the one of the browser that took the pictures. */
export async function probeDiffers(probe: Pixels): Promise<boolean> {
  const then = read(probeFile);
  return !then || compare(await pixelsOf(then), probe) !== undefined;
}
