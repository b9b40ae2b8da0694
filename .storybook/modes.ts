/** What a picture of a story is taken in. `viewport` is the width in CSS pixels, as Chromatic calls it. */
export interface Mode {
  theme: 'light' | 'dark' | 'contrast';
  viewport: number;
}

const desktop = 1200;
const phone = 390;

/** The looks that visual review compares, in Chromatic and in `npm run visual`: three themes, two widths. */
export const modes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark desktop': { theme: 'dark', viewport: desktop },
  'contrast desktop': { theme: 'contrast', viewport: desktop },
  'light phone': { theme: 'light', viewport: phone },
  'dark phone': { theme: 'dark', viewport: phone },
  'contrast phone': { theme: 'contrast', viewport: phone },
} satisfies Record<string, Mode>;

/** Only stories that carry this tag have their picture taken. */
export const visualTag = 'visual';
