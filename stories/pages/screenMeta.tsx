import { screen as page, userEvent } from 'storybook/test';
import { pressableRoles } from './recording.ts';
import { AppAt, openWorld, settle, type World } from './world.tsx';
import { framed } from '../support/framed.ts';

interface ScreenArgs {
  /** Name of the scene, as in the recording. */
  screen: string;
}

let world: World | undefined;

/** The first visible button, menu item or section of that name, as the recording presses it. */
function pressable(name: RegExp): HTMLElement {
  const named = [
    ...pressableRoles.flatMap((role) => page.queryAllByRole(role, { name })),
    ...Array.from(document.querySelectorAll<HTMLElement>('summary')).filter(({ textContent }) =>
      name.test(textContent),
    ),
  ];
  const [first] = named
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (!first) throw new Error(`No visible button, menu item or section is named ${name}`);
  return first;
}

/** Common settings of the stories of a role: the app, signed in as that role, over its recorded answers. */
export const screenMeta = (role: string) => ({
  parameters: {
    layout: 'fullscreen' as const,
    controls: { disable: true },
    docs: framed('50rem'),
  },
  args: { screen: '' },
  beforeEach: async () => {
    const opened = await openWorld(role);
    world = opened;
    return opened.close;
  },
  render: ({ screen }: ScreenArgs) => {
    const recorded = world?.recording.screens[screen];
    if (!recorded) throw new Error(`${role} has no recorded screen ${screen}`);
    return <AppAt key={screen} address={recorded.address} />;
  },
  play: async ({ args, canvasElement }: { args: ScreenArgs; canvasElement: HTMLElement }) => {
    if (!world) return;
    await settle(canvasElement, world.playback);
    for (const name of world.recording.screens[args.screen]?.press ?? []) {
      await userEvent.click(pressable(new RegExp(name, 'u')));
      await settle(canvasElement, world.playback);
    }
    const { missing } = world.playback;
    if (missing.length > 0) throw new Error(`No recorded answer to ${missing.join(', nor to ')}`);
  },
});
