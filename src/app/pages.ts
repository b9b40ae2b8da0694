// How the code of each page beyond signing in is fetched. Apart from the routes: the first code need not name all files.

/** A page's component, by the name of its page. */
export const pages = {
  forgotPassword: async () => (await import('../pages/recovery/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  recover: async () => (await import('../pages/recovery/RecoverPage.tsx')).RecoverPage,
  newPassword: async () => (await import('../pages/recovery/NewPasswordPage.tsx')).NewPasswordPage,
  passcode: async () => (await import('../pages/mfa/PasscodePage.tsx')).PasscodePage,
  qrCode: async () => (await import('../pages/mfa/QrCodePage.tsx')).QrCodePage,
  dashboard: async () => (await import('../pages/dashboard/OverviewPage.tsx')).OverviewPage,
  profile: async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage,
  security: async () => (await import('../pages/security/SecurityPage.tsx')).SecurityPage,
  marketplace: async () => (await import('../pages/marketplace/MarketplacePage.tsx')).MarketplacePage,
  saved: async () => (await import('../pages/marketplace/saved/SavedPage.tsx')).SavedPage,
  compare: async () => (await import('../pages/marketplace/compare/ComparePage.tsx')).ComparePage,
  product: async () => (await import('../pages/product/ProductPage.tsx')).ProductPage,
  products: async () => (await import('../pages/products/ProductsPage.tsx')).ProductsPage,
  newProduct: async () => (await import('../pages/products/NewProductPage.tsx')).NewProductPage,
  editProduct: async () => (await import('../pages/products/EditProductPage.tsx')).EditProductPage,
  uploadProducts: async () => (await import('../pages/products/upload/UploadPage.tsx')).UploadPage,
  wallet: async () => (await import('../pages/wallet/WalletPage.tsx')).WalletPage,
  walletHistory: async () => (await import('../pages/wallet/history/HistoryPage.tsx')).HistoryPage,
  receipt: async () => (await import('../pages/wallet/receipt/ReceiptPage.tsx')).ReceiptPage,
  offers: async () => (await import('../pages/offers/OffersPage.tsx')).OffersPage,
  offer: async () => (await import('../pages/offers/OfferPage.tsx')).OfferPage,
  access: async () => (await import('../pages/access/AccessPage.tsx')).AccessPage,
  contracts: async () => (await import('../pages/contracts/ContractsPage.tsx')).ContractsPage,
  notifications: async () => (await import('../pages/notifications/NotificationsPage.tsx')).NotificationsPage,
  ai: async () => (await import('../pages/ai/AiPage.tsx')).AiPage,
  reports: async () => (await import('../pages/reports/ReportsPage.tsx')).ReportsPage,
  faqs: async () => (await import('../pages/faqs/FaqsPage.tsx')).FaqsPage,
  admin: async () => (await import('../pages/admin/AdminPage.tsx')).AdminPage,
  notFound: async () => (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage,
} as const;

export type PageName = keyof typeof pages;
