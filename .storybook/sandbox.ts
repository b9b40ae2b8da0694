import { aloneAddress } from './look.ts';

/** Id of the story above a bar of buttons; Storybook gives actions no story. */
function storyAbove(target: Element): string | undefined {
  const preview = target.closest('.sbdocs-preview-actions')?.previousElementSibling;
  const { id = '' } = preview?.querySelector('[id^="story--"], [id^="iframe--"]') ?? {};
  return /^(?:story|iframe)--(.+?)(?:--primary)?(?:-inner)?$/u.exec(id)?.[1];
}

/** Button of each example in the documentation: opens it alone in a page, in the look of the toolbar. */
export const sandboxAction = {
  title: 'Open alone',
  // The button passes its event, though the type of actions names none.
  onClick: (event?: { currentTarget: EventTarget | null }) => {
    const target = event?.currentTarget;
    const story = target instanceof Element && storyAbove(target);
    if (story) window.open(aloneAddress(story), '_blank', 'noopener');
  },
};
