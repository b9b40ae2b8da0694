// Report for a person after a failure: was, is, and the difference, side by side.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const reportFolder = path.join(import.meta.dirname, '..', '..', 'visual-report');

export interface Failure {
  story: string;
  mode: string;
  reason: string;
  /** WebP, as far as there are such pictures. */
  pictures: { was?: Buffer; is?: Buffer; differs?: Buffer };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figures = ({ story, mode, pictures }: Failure) =>
  Object.keys(pictures)
    .map((kind) => {
      const file = pictureName({ story, mode }, kind);
      return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="${kind}"></a></figure>`;
    })
    .join('');

const pictureName = ({ story, mode }: Pick<Failure, 'story' | 'mode'>, kind: string) =>
  `${story}.${mode.replaceAll(' ', '-')}.${kind}.webp`;

const page = (failures: readonly Failure[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual review</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; background: #f3f5f7; }
section { margin-block: 24px; padding: 16px; background: #fff; border-radius: 8px; }
div { display: flex; gap: 16px; overflow-x: auto; }
figure { margin: 0; flex: 1 1 0; min-inline-size: 240px; }
img { max-inline-size: 100%; border: 1px solid #c5ccd5; }
</style>
<h1>${failures.length} ${failures.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Meant? <code>npm run visual:update</code>, look at each changed picture, and commit it.</p>
${failures
  .map(
    (failure) =>
      `<section><h2>${escaped(failure.story)}, ${failure.mode}</h2><p>${escaped(failure.reason)}</p><div>${figures(failure)}</div></section>`,
  )
  .join('\n')}
</html>
`;

export const clearReport = () => rmSync(reportFolder, { recursive: true, force: true });

/** Writes the page and its pictures; returns the page's path. */
export function writeReport(failures: readonly Failure[]): string {
  mkdirSync(reportFolder, { recursive: true });
  for (const failure of failures) {
    for (const [kind, picture] of Object.entries(failure.pictures)) {
      writeFileSync(path.join(reportFolder, pictureName(failure, kind)), picture);
    }
  }
  const file = path.join(reportFolder, 'index.html');
  writeFileSync(file, page(failures));
  return file;
}
