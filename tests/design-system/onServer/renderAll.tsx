import { prerender } from 'react-dom/static';
import { allStories } from './allStories.ts';
import type { StoryPart } from './storyParts.tsx';

export interface Rendered {
  html: string;
  /** First line of each error. */
  errors: string[];
}

async function rendered(Part: StoryPart): Promise<Rendered> {
  const errors: string[] = [];
  try {
    const { prelude } = await prerender(<Part />, {
      // Renders in place: scripts would move large boundaries, and a test's page runs none.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(String(error).split('\n', 1)[0] ?? ''),
    });
    return { html: await new Response(prelude).text(), errors };
  } catch (error) {
    return { html: '', errors: [...errors, String(error)] };
  }
}

/** Every story as a server answers it. */
export async function renderAll(present: number): Promise<Record<string, Rendered>> {
  const all = Object.entries(await allStories(present));
  return Object.fromEntries(await Promise.all(all.map(async ([name, Part]) => [name, await rendered(Part)] as const)));
}
