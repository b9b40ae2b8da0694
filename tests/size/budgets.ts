// The most that may be sent, in kB of gzip. What is heavier than the rule of its kind has a row and a reason to shrink.
/** The login route: all that comes before somebody can sign in. */
export const login = 137;

/** Pages, on top of the login route. */
export const pages = {
  rule: 60,
  heavier: {
    AccessPage: 151,
    AdminPage: 126,
    AiPage: 154,
    ContractsPage: 112,
    EditProductPage: 128,
    FaqsPage: 102,
    HistoryPage: 112,
    MarketplacePage: 61,
    NewProductPage: 130,
    NotificationsPage: 100,
    OfferPage: 102,
    OffersPage: 105,
    ProductPage: 136,
    ProductsPage: 121,
    ProfilePage: 121,
    QrCodePage: 100,
    ReportsPage: 144,
    SecurityPage: 105,
    TabbedPage: 69,
    UploadPage: 128,
    WalletPage: 121,
  },
} as const;

/** Parts of the design system, each alone with all that it needs but its peers (React, React DOM, styled-components, react-hook-form). */
export const parts = {
  rule: 20,
  heavier: {
    AppShell: 32,
    Area: 25,
    BulkUploadReport: 32,
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
    FilterPanel: 42,
    Flow: 26,
    Line: 25,
    Menu: 47,
    MultiSelect: 27,
    OfferDialog: 43,
    ReviseOfferDialog: 43,
    SignDialog: 46,
    Snackbar: 29,
    Tooltip: 25,
  },
} as const;
