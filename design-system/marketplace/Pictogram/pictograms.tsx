/** Drawings on a grid of 24 units with one stroke. A hue may serve two kinds that are seldom side by side. */
export const pictograms = {
  weather: {
    hue: 'one',
    drawing: (
      <path d="M7.5 19h9.3a4.2 4.2 0 0 0 .7-8.34 6 6 0 0 0-11.35 1.5A3.5 3.5 0 0 0 7.5 19M5 8.5 3.6 7.6M8.2 5.4l-.6-1.6M3.4 12H2" />
    ),
  },
  nature: {
    hue: 'two',
    drawing: <path d="M4 20.5C5 13 9 9.5 14.5 8.5M6.4 17.2C4 9 9.5 4 20 3.8c.6 9.2-4.6 15.4-13.6 13.4" />,
  },
  energy: { hue: 'three', drawing: <path d="M13.5 2.8 5 13.6h6.2l-.9 7.6L19 10.4h-6.3z" /> },
  transport: {
    hue: 'four',
    drawing: (
      <>
        <path d="M14.5 17H9.2M5 17H3V5.5h11.5V17M14.5 9H18l3 4v4h-2" />
        <circle cx="7" cy="17.5" r="2" />
        <circle cx="17" cy="17.5" r="2" />
      </>
    ),
  },
  places: {
    hue: 'four',
    drawing: (
      <>
        <path d="M12 21s7-6 7-11.4a7 7 0 0 0-14 0C5 15 12 21 12 21" />
        <circle cx="12" cy="9.6" r="2.6" />
      </>
    ),
  },
  economy: { hue: 'five', drawing: <path d="M3.5 3.5v17h17M7 15.5l4-4.5 3.2 3L20 7M16 7h4v4" /> },
  people: {
    hue: 'six',
    drawing: (
      <>
        <circle cx="9" cy="8" r="3.4" />
        <path d="M2.8 20a6.2 6.2 0 0 1 12.4 0M16 4.9a3.4 3.4 0 0 1 0 6.2M18 14.3a6.2 6.2 0 0 1 3.2 5.7" />
      </>
    ),
  },
  work: {
    hue: 'six',
    drawing: (
      <>
        <rect x="3" y="7.5" width="18" height="12" rx="2" />
        <path d="M8.8 7.5V6a2 2 0 0 1 2-2h2.4a2 2 0 0 1 2 2v1.5M3 12.8h18M12 11.6v2.6" />
      </>
    ),
  },
  sport: {
    hue: 'two',
    drawing: (
      <>
        <circle cx="12" cy="12" r="9" />
        <path d="m12 7.6 4.2 3-1.6 5H9.4l-1.6-5zM12 3v4.6M3.5 9.8l4.3.8M20.5 9.8l-4.3.8M6.7 19.3l2.7-3.7M17.3 19.3l-2.7-3.7" />
      </>
    ),
  },
  health: {
    hue: 'seven',
    drawing: (
      <path d="M20.5 9.3c0-2.9-2.1-4.8-4.4-4.8-1.8 0-3.2 1-4.1 2.4-.9-1.4-2.3-2.4-4.1-2.4-2.3 0-4.4 1.9-4.4 4.8 0 5.2 8.5 10.4 8.5 10.4s8.5-5.2 8.5-10.4M4 12.2h4l1.6-3 3 6 1.5-3H20" />
    ),
  },
  computing: {
    hue: 'eight',
    drawing: (
      <>
        <rect x="5.5" y="5.5" width="13" height="13" rx="2" />
        <path d="M9 2.5v3M15 2.5v3M9 18.5v3M15 18.5v3M2.5 9h3M2.5 15h3M18.5 9h3M18.5 15h3M10.3 9.8 8.5 12l1.8 2.2M13.7 9.8l1.8 2.2-1.8 2.2" />
      </>
    ),
  },
  data: {
    hue: 'eight',
    drawing: (
      <>
        <ellipse cx="12" cy="6" rx="7.5" ry="3" />
        <path d="M4.5 6v12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V6M4.5 12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3" />
      </>
    ),
  },
} as const;

export type PictogramName = keyof typeof pictograms;

/** Colour of a kind as a style, for drawings of its data. */
export const hueOf = (name: PictogramName): string => `var(--ds-category-${pictograms[name].hue})`;
