import type { StoryPart } from './storyParts.tsx';

const files = import.meta.glob<Record<string, StoryPart>>(
  '../../../stories/{components,form,patterns,charts}/**/*.stories.tsx',
);

/** Parts by file and name, such as `components/Badge/Basic`. */
export async function allStories(): Promise<Record<string, StoryPart>> {
  const parts: Record<string, StoryPart> = {};
  await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const folder = file.replace(/^.*\/stories\//u, '').replace(/\/[^/]+$/u, '');
      for (const [name, part] of Object.entries(await load())) parts[`${folder}/${name}`] = part;
    }),
  );
  return parts;
}
