// In kB of gzip. A part heavier than the rule has a row and a reason to shrink. Pages: src/config/screens.ts.
/** Parts of the design system, each alone with all that it needs but its peers (React, React DOM, styled-components, react-hook-form). */
export const parts = {
  rule: 20,
  heavier: {
    AppShell: 25,
    Area: 26,
    ColumnChooser: 41,
    CommandPalette: 25,
    ConfirmDialog: 31,
    DataGrid: 109,
    DataTable: 26,
    Dialog: 21,
    Drawer: 21,
    FilterPanel: 21,
    Flow: 26,
    FormFooter: 30,
    HoverCard: 23,
    Line: 26,
    Markdown: 43,
    Menu: 38,
    MultiSelect: 21,
    Popover: 28,
    'marketplace/BuyAccessDialog': 40,
    'marketplace/ContractDialog': 51,
    'marketplace/OfferDialog': 37,
    'marketplace/SignDialog': 38,
  },
} as const;
