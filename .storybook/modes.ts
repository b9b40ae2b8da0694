/** Conditions of one snapshot. `viewport` is the width in CSS pixels, named as in Chromatic. */
export interface Mode {
  theme: 'light' | 'dark' | 'contrast';
  viewport: number;
  density?: 'compact';
  direction?: 'rtl';
  forcedColors?: 'active';
}

export const desktop = 1200;
const phone = 390;
/** A desktop of 1280 pixels at 400 % (WCAG 1.4.10). */
const narrow = 320;

/** A laptop: the width at which the app's screens are drawn. */
const laptop = 1440;

export const viewportName = (width: number) => `width${width}`;

/** Windows of the toolbar: the widths of the pictures. */
export const viewports = Object.fromEntries(
  [
    ['Narrow, 320', narrow, 568] as const,
    ['Phone, 390', phone, 844] as const,
    ['Desktop, 1200', desktop, 800] as const,
    ['Laptop, 1440', laptop, 900] as const,
  ].map(([name, width, height]) => [
    viewportName(width),
    { name, styles: { width: `${width}px`, height: `${height}px` }, type: 'other' as const },
  ]),
);

/** Of a part. Conditions share pictures, so that four hold them all. */
export const partModes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark narrow': { theme: 'dark', viewport: narrow },
  'contrast right to left': { theme: 'contrast', viewport: desktop, density: 'compact', direction: 'rtl' },
  'forced colours desktop': { theme: 'light', viewport: desktop, forcedColors: 'active' },
} satisfies Record<string, Mode>;

/** Of a screen of the app. */
export const screenModes = {
  'light laptop': { theme: 'light', viewport: laptop },
  'dark laptop': { theme: 'dark', viewport: laptop },
  'light phone': { theme: 'light', viewport: phone },
  'dark phone': { theme: 'dark', viewport: phone },
} satisfies Record<string, Mode>;

/** Of each picture in Chromatic and in `npm run visual`. */
export const allModes = { ...partModes, ...screenModes };

export type ModeName = keyof typeof allModes;

export const visualTag = 'visual';
/** Added for the story of each part that represents it. */
export const everyModeTag = 'everyMode';
/** Added for the screens of the app. */
export const screenTag = 'screen';
/** Added for a state of a screen, which is pictured once. */
export const oneLookTag = 'oneLook';
/** Added for a screen of less weight, which is pictured light and wide, and dark and narrow. */
export const twoLooksTag = 'twoLooks';

const oneMode = { 'light desktop': partModes['light desktop'] };
const oneScreenMode = { 'light laptop': screenModes['light laptop'] };
const twoScreenModes = { ...oneScreenMode, 'dark phone': screenModes['dark phone'] };

function screenModesOf(tags: readonly string[]): Partial<Record<ModeName, Mode>> {
  if (tags.includes(oneLookTag)) return oneScreenMode;
  return tags.includes(twoLooksTag) ? twoScreenModes : screenModes;
}

/** Modes of a story with these tags; none without `visualTag`. */
export function modesOf(tags: readonly string[]): Partial<Record<ModeName, Mode>> {
  if (!tags.includes(visualTag)) return {};
  if (tags.includes(screenTag)) return screenModesOf(tags);
  return tags.includes(everyModeTag) ? partModes : oneMode;
}
