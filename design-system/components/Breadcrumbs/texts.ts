export const breadcrumbsTexts = { label: 'Breadcrumbs' } as const;
