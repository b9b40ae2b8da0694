// In kB of gzip. A part heavier than the rule has a row and a reason to shrink. Pages: src/config/screens.ts.
/** Parts of the design system, each alone with all that it needs but its peers (React, React DOM, styled-components, react-hook-form). */
export const parts = {
  rule: 20,
  heavier: {
    AppShell: 25,
    Area: 25,
    BuyAccessDialog: 40,
    ColumnChooser: 41,
    CommandPalette: 25,
    ConfirmDialog: 31,
    ContractDialog: 50,
    DataGrid: 106,
    DataTable: 25,
    Dialog: 21,
    Drawer: 21,
    FilterPanel: 21,
    Flow: 26,
    FormFooter: 30,
    Line: 25,
    Menu: 38,
    OfferDialog: 37,
    SignDialog: 38,
  },
} as const;
