import { modes, visualTag } from './modes.ts';

interface StoryInput {
  tags?: string[];
  parameters?: Record<string, unknown>;
}

interface Preview {
  meta: (input: never) => { story: (input?: never) => unknown };
}

/** Chromatic takes a picture of every story unless told otherwise; here of none, and in these modes where it does. */
export const chromaticDefaults = { modes, disableSnapshot: true };

/** What Chromatic is told of a story: it knows parameters only, so those follow from the tag, which says it once. */
const withPicture = (input: StoryInput): StoryInput =>
  input.tags?.includes(visualTag)
    ? { ...input, parameters: { ...input.parameters, chromatic: { modes, disableSnapshot: false } } }
    : input;

/** Lets Chromatic take pictures of this preview's tagged stories. In place, as Storybook reads the preview's text too. */
export function picture(preview: Preview): void {
  const plainMeta = preview.meta.bind(preview);
  preview.meta = (metaInput) => {
    const meta = plainMeta(metaInput);
    const plainStory = meta.story.bind(meta);
    // The types of a story's input depend on its component; the tag and the parameters in it do not.
    meta.story = (storyInput = {} as never) =>
      plainStory(typeof storyInput === 'object' ? (withPicture(storyInput) as never) : storyInput);
    return meta;
  };
}
