import type { StoryPart } from './storyParts.tsx';

const files = import.meta.glob<Record<string, StoryPart>>(
  '../../../stories/{components,form,patterns,charts}/**/*.stories.tsx',
);

/**
 * Parts by file and name, such as `components/Badge/Basic`.
 * Stories count their dates from `present`, as processes that are compared load them at different times.
 */
export async function allStories(present = Date.now()): Promise<Record<string, StoryPart>> {
  const parts: Record<string, StoryPart> = {};
  const { now } = Date;
  Date.now = () => present;
  await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const folder = file.replace(/^.*\/stories\//u, '').replace(/\/[^/]+$/u, '');
      for (const [name, part] of Object.entries(await load())) parts[`${folder}/${name}`] = part;
    }),
  ).finally(() => {
    Date.now = now;
  });
  return parts;
}
