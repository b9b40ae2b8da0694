import { modesOf, visualTag } from './modes.ts';
import { runsPlays } from './plays.ts';

interface StoryInput {
  tags?: string[];
  parameters?: Record<string, unknown>;
  play?: unknown;
}

interface Preview {
  meta: (input: never) => { story: (input?: never) => unknown };
}

/**
 * Chromatic photographs every story by default. This switches snapshots off; `withPicture` switches them on by tag. No
 * modes: Storybook would join them with those of the story.
 */
export const chromaticDefaults = { disableSnapshot: true };

/** Chromatic reads parameters only, so this derives them from the tag. */
const withPicture = (input: StoryInput, inherited: readonly string[]): StoryInput => {
  const tags = [...inherited, ...(input.tags ?? [])];
  if (!tags.includes(visualTag)) return input;
  return { ...input, parameters: { ...input.parameters, chromatic: { modes: modesOf(tags), disableSnapshot: false } } };
};

function withoutPlay({ play: _test, ...input }: StoryInput): StoryInput {
  return input;
}

/** Leaves plays to tests. Changes the preview in place, because Storybook also parses its source. */
export function prepareStories(preview: Preview): void {
  const plainMeta = preview.meta.bind(preview);
  preview.meta = (metaInput) => {
    const meta = plainMeta(metaInput);
    const { tags = [] }: StoryInput = metaInput;
    const plainStory = meta.story.bind(meta);
    // The type of a story's input depends on its component; its tags and parameters do not.
    meta.story = (storyInput = {} as never) => {
      if (typeof storyInput !== 'object') return plainStory(storyInput);
      return plainStory(withPicture(runsPlays ? storyInput : withoutPlay(storyInput), tags) as never);
    };
    return meta;
  };
}
