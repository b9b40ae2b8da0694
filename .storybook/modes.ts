/** Conditions of one snapshot. `viewport` is the width in CSS pixels, named as in Chromatic. */
export interface Mode {
  theme: 'light' | 'dark' | 'contrast';
  viewport: number;
}

const desktop = 1200;
const phone = 390;

/** Conditions compared in Chromatic and in `npm run visual`: three themes, two widths. */
export const modes = {
  'light desktop': { theme: 'light', viewport: desktop },
  'dark desktop': { theme: 'dark', viewport: desktop },
  'contrast desktop': { theme: 'contrast', viewport: desktop },
  'light phone': { theme: 'light', viewport: phone },
  'dark phone': { theme: 'dark', viewport: phone },
  'contrast phone': { theme: 'contrast', viewport: phone },
} satisfies Record<string, Mode>;

/** Tag of the stories that are photographed. */
export const visualTag = 'visual';
