/** Figures on product cards. Samples of earlier versions have none until the next measurement. */
export const cards = { name: '101-cards', steps: [`alter table samples add column card jsonb`] };
