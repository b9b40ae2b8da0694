// After each story: runs axe in the other themes, in the state that its play function left.
import { afterEach } from 'vitest';
import { violationsInOtherThemes } from '../../stories/support/everyTheme.ts';

interface ShownStory {
  parameters: { a11y?: { test?: string } };
}

afterEach(async ({ task, ...context }) => {
  const { story } = context as { story?: ShownStory };
  if (!story || story.parameters.a11y?.test !== 'error' || task.result?.state === 'fail') return;
  const found = await violationsInOtherThemes();
  if (found.length > 0) throw new Error(`axe found ${found.length} in other themes:\n${found.join('\n')}`);
});
