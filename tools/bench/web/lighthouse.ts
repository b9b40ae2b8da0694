import lighthouse from 'lighthouse';
import type { Visit } from './visit.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse's scores of one page on its slow phone, out of 100, in the window's own session. */
export async function scoresOf({ port, url }: Visit, path: string): Promise<Scores> {
  const run = await lighthouse(url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // The session is in storage.
    disableStorageReset: true,
  });
  if (!run) throw new Error(`Lighthouse has nothing to say of ${path}`);
  const { runtimeError, categories: results } = run.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${path}: ${runtimeError.message}`);
  return Object.fromEntries(categories.map((name) => [name, Math.round((results[name]?.score ?? 0) * 100)])) as Scores;
}
