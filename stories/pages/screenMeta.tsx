import { screen as page, userEvent } from 'storybook/test';
import { AppAt, openWorld, settle, type World } from './world.tsx';
import { framed } from '../support/framed.ts';

interface ScreenArgs {
  /** Name of the scene, as in the recording. */
  screen: string;
}

let world: World | undefined;

/** The first button, menu item or closed section of that name; a name of another element has no match. */
const pressable = (name: RegExp) =>
  [
    ...page.queryAllByRole('button', { name }),
    ...page.queryAllByRole('menuitem', { name }),
    ...page.queryAllByText(name, { selector: 'summary, summary *' }),
  ][0];

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
      await userEvent.click(pressable(new RegExp(name, 'u')) as HTMLElement);
      await settle(canvasElement, world.playback);
    }
    const { missing } = world.playback;
    if (missing.length > 0) throw new Error(`No recorded answer to ${missing.join(', nor to ')}`);
  },
});
