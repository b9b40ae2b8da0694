export const columnMeanings = {
  name: '010-column-meanings',
  steps: [`alter table streams add column column_meanings text`],
};
