// In kB of gzip. A part heavier than the rule has a row and a reason to shrink. Pages: src/config/screens.ts.
/** Parts of the design system, each alone with all that it needs but its peers (React, React DOM, styled-components, react-hook-form). */
export const parts = {
  rule: 20,
  heavier: {
    AppShell: 24,
    Area: 25,
    BuyAccessDialog: 39,
    ColumnChooser: 41,
    CommandPalette: 24,
    ConfirmDialog: 31,
    ContractDialog: 49,
    DataGrid: 106,
    DataTable: 23,
    FilterPanel: 21,
    Flow: 26,
    FormFooter: 30,
    Line: 25,
    Menu: 38,
    OfferDialog: 36,
    SignDialog: 38,
  },
} as const;
