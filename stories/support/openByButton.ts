import type { StoryContext } from '@storybook/react-vite';

/** Interaction of a story that opens its overlay by its only button. */
export async function openByButton({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(canvas.getByRole('button'));
}
