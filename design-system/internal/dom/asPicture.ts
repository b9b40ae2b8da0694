/** The attributes of a drawing that has a meaning: its words; or of one that is only decoration. */
export const asPicture = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
