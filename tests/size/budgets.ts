// In kB of gzip. A part heavier than the rule has a row and a reason to shrink. Pages: src/config/screens.ts.
/** Parts of the design system, each alone with all that it needs but its peers (React, React DOM, styled-components, react-hook-form). */
export const parts = {
  rule: 20,
  heavier: {
    AppShell: 32,
    Area: 25,
    BuyAccessDialog: 46,
    Checkbox: 25,
    ColumnChooser: 50,
    Combobox: 27,
    CommandPalette: 32,
    ConfirmDialog: 39,
    ContractDialog: 57,
    DataTable: 30,
    Dialog: 29,
    Drawer: 29,
    FileDrop: 24,
    FilterPanel: 29,
    Flow: 26,
    FormFooter: 37,
    Line: 25,
    Menu: 47,
    MultiSelect: 27,
    OfferDialog: 43,
    SignDialog: 46,
    Snackbar: 29,
  },
} as const;
