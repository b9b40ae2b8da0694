/** Functions of the package by topic, with their purpose. */
export const functionTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Theme and preferences': {
    createTheme:
      'Custom properties of a brand for all three themes. Text keeps AA contrast in light and dark, AAA in contrast.',
    chooseTheme:
      'Stores the theme that the user chose and shows it. A host that controls `theme` gets it by `onThemeChange`.',
    chooseDensity: 'Stores the density that the user chose and shows it.',
    chooseMotion: 'Stores whether the user wants less motion, and applies it.',
    useThemeChoice: 'The theme that the user or the controlling `ThemeProvider` chose.',
    useDensityChoice: 'The density that the user or the brand chose.',
    useMotionChoice: 'The motion that the user chose.',
  },
  'Dates, numbers and times': {
    chooseFormats: 'Sets locale, time zone and number style of all dates and numbers.',
    dateFormat: '`Intl.DateTimeFormat` in the chosen locale and time zone, cached.',
    numberFormat: '`Intl.NumberFormat` in the chosen locale and number style, cached.',
    percentText:
      "Formats a share, where 1 is 100 %, with at most one decimal: '16.7%'. A minus is U+2212, as in amounts.",
    formatBytes: "Formats a size: 1500 gives '1.5 kB'.",
    timeZone: 'The time zone in which dates are shown.',
    localText: 'Formats a moment in the time zone of the user.',
    utcText: 'Formats a moment in UTC.',
    today: "The present day of the user, e.g. '2026-11-20'.",
    dayAt: "The day of a moment, e.g. '2026-11-20', in the time zone of the user or another.",
    dayText: "Formats a day such as '2026-11-20' for people.",
    utcRange: 'First and last moment of a `DayRange`, UTC (ISO 8601); null while a day is missing.',
    rangeMoments: 'First and last moment of a `DateTimeRange`, UTC (ISO 8601); null while a part is missing.',
    useNow:
      'The present moment. Renders again when the displayed text changes: `untilChange` returns the milliseconds until then, undefined for never.',
    useHasPassed: 'Whether a moment has passed, in milliseconds since 1970. Renders again when it does.',
    chooseClock: 'Replaces the clock of all times, for example with the clock of your server.',
  },
  Forms: {
    useForm: 'State for a `Form`, from react-hook-form. `draft` keeps values that were not sent.',
    useFormContext: 'Methods of the surrounding `Form`, from react-hook-form.',
    useFormState: 'State of the surrounding `Form`, such as `isDirty`, from react-hook-form.',
    useWatch: 'Values of the surrounding `Form` as they change, from react-hook-form.',
    formMessage: 'Message of a failed check in the language of the page. `parts` fill its placeholders.',
    fitting:
      'Picks the stored fields that match the sample in name and type; where it is null, a text or a number fits.',
    useSuggestions: 'Makes a `SearchField` a combobox: pass `input` to the field and render `list` next to it.',
    cropPicture: 'Draws the square to a new image. Redrawing removes metadata such as location and camera.',
  },
  'Tables and files': {
    useColumns: 'State of a `ColumnChooser`: the columns to show, and the props of the chooser.',
    localRows: 'Rows in memory as the source of a `DataGrid`. Keep its identity while the rows are the same.',
    describeColumns: 'Adds null share and histogram from rows in memory. Numbers in texts stay texts.',
    tableCsv: 'CSV of columns and rows of a `DataTable`, without columns whose header is hidden.',
    toCsv: "Formats rows as CSV (RFC 4180) and escapes formulas. A text's own leading ' is doubled.",
    saveFile: 'Downloads a text as a file.',
    useCommandKey: 'Calls the function on Ctrl+K or ⌘K, to open a `CommandPalette`.',
  },
  'Code that loads later': {
    lazyPart:
      'Component whose code loads when it first renders. A failure shows a retry button in its place; the rest of the page keeps working.',
    lazyScreen:
      'Page whose code loads when it first renders, or before by `preload`. Failures and timeouts go to the nearest error boundary.',
    inTime: 'The result of a dynamic import, or an error when it takes longer than `chunkTimeoutMs`.',
    soon: 'Marks a dynamic import for `loadSoon`, and returns it.',
    loadSoon: 'Loads the code that `soon` has marked, and what that code marks.',
    loadIcons:
      'Loads the icons outside the first bundle. They load when needed; call it to have them before the first render.',
  },
  Marketplace: {
    displayTokens: "Formats micro-tokens for people: 1234500000 gives '1,234.5'.",
    formatTokens: "Formats micro-tokens for inputs and files: 1234500000 gives '1234.5'.",
    parseTokens: "Parses a decimal text to micro-tokens: '8.2' gives 8200000, an invalid text null.",
    spanText: "Formats hours as on the buttons of `HoursField`: '24 h', '7 d'.",
  },
};

const purposes: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(functionTexts));

export const purposeOf = (name: string): string | undefined => purposes[name];
