// The most that may be sent, in kB of gzip. What is heavier than the rule of its kind has a row and a reason to shrink.
/** The login route: all that comes before somebody can sign in. */
export const login = 135;

/** Pages, on top of the login route. */
export const pages = {
  rule: 60,
  heavier: {
    AccessPage: 147,
    AdminPage: 124,
    AiPage: 146,
    ContractsPage: 108,
    EditProductPage: 124,
    FaqsPage: 98,
    HistoryPage: 108,
    NewProductPage: 125,
    OfferPage: 99,
    OffersPage: 102,
    ProductPage: 131,
    ProductsPage: 121,
    ProfilePage: 117,
    QrCodePage: 100,
    ReportsPage: 140,
    SecurityPage: 104,
    TabbedPage: 68,
    UploadPage: 122,
    WalletPage: 117,
  },
} as const;

/** Parts of the design system, each alone with all that it needs but its peers (React, React DOM, styled-components, react-hook-form). */
export const parts = {
  rule: 20,
  heavier: {
    AppShell: 32,
    Area: 25,
    BulkUploadReport: 31,
    BuyAccessDialog: 46,
    Checkbox: 25,
    ColumnChooser: 50,
    Combobox: 26,
    CommandPalette: 31,
    ConfirmDialog: 39,
    ContractDialog: 55,
    DataTable: 30,
    Dialog: 29,
    Drawer: 29,
    FileDrop: 24,
    FilterPanel: 42,
    Flow: 26,
    Line: 25,
    Menu: 47,
    MultiSelect: 26,
    OfferDialog: 43,
    ReviseOfferDialog: 43,
    SignDialog: 46,
    Snackbar: 29,
    Tooltip: 25,
  },
} as const;
