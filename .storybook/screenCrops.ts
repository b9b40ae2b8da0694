// Crops for `usedIn.ts`: where each part is on the accepted pictures of the stories of screens.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screens } from '../src/config/screens.ts';
import type { Recording } from '../stories/pages/recording.ts';
import type { UsingScreen } from './usedIn.ts';

/** Left, top, right and bottom in pixels of the picture. */
export type Box = readonly [number, number, number, number];

export interface Crop {
  story: string;
  /** Role and screen, as in the sidebar. */
  title: string;
  box: Box;
}

export interface PicturedScreen extends UsingScreen {
  /** Story of the screen: the one with the part in sight, where there is one. */
  story?: string;
  /** Place of the part on the accepted picture of the screen, where there is one. */
  crop?: Crop;
}

export interface ScreenStory {
  story: string;
  title: string;
  /** Key of the table of screens. */
  screen: string;
  boxes: Readonly<Record<string, Box>>;
}

const root = path.join(import.meta.dirname, '..');
const pages = path.join(root, 'stories', 'pages');

/** Key of the screen at an address; one without parameters first. */
function screenAt(address: string): string {
  const { pathname } = new URL(address, 'http://screens');
  const isAt = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u').test(pathname);
  const found = Object.entries(screens).filter(({ 1: { path: pattern } }) => pattern !== '*' && isAt(pattern));
  return (
    found.toSorted(([, one], [, other]) => one.path.split(':').length - other.path.split(':').length)[0]?.[0] ?? ''
  );
}

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
const idOf = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Files on which the stories of screens depend. */
export const screenFiles = () =>
  ['stories/pages/*.stories.tsx', 'tests/visual/baselines/pages-*/boxes.json']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => path.join(root, file));

export function screenStories(): readonly ScreenStory[] {
  return globSync('*.stories.tsx', { cwd: pages })
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(path.join(pages, file), 'utf8');
      const [, role = ''] = /screenMeta\('(\w+)'\)/u.exec(code) ?? [];
      const [, group = ''] = /title: 'Pages\/(\w+)'/u.exec(code) ?? [];
      const recorded = path.join(pages, 'recorded', `${role}.json`);
      if (role === '' || !existsSync(recorded)) return [];
      const recordedScreens = (readJson(recorded) as Pick<Recording, 'screens'>).screens;
      return Array.from(
        code.matchAll(/^export const (\w+) = [^;]*?screen: '([\w-]+)'/gmu),
        ([, name = '', scene = '']) => {
          const story = `pages-${group.toLowerCase()}--${idOf(name)}`;
          const boxes = path.join(root, 'tests', 'visual', 'baselines', story, 'boxes.json');
          return {
            story,
            title: `${group}: ${spaced(name)}`,
            screen: screenAt(recordedScreens[scene]?.address ?? ''),
            boxes: existsSync(boxes) ? (readJson(boxes) as ScreenStory['boxes']) : {},
          };
        },
      );
    });
}

/**
 * Story of a screen and the place of a part on its picture, by the first of its names that is there. The frame around
 * all screens is on any of them.
 */
export function storyOf(
  names: readonly string[],
  screen: string,
  stories: readonly ScreenStory[],
): Pick<PicturedScreen, 'story' | 'crop'> {
  const isFrame = screen === 'frame';
  const own = stories.filter((one) => one.screen === (isFrame ? 'dashboard' : screen));
  const found = [...own, ...(isFrame ? stories : [])].find(({ boxes }) => names.some((name) => name in boxes));
  const { story, title } = found ?? own[0] ?? {};
  const box = names.map((name) => found?.boxes[name]).find(Boolean);
  return { ...(story && { story }), ...(story && title && box && { crop: { story, title, box } }) };
}
