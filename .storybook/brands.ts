export const brands = [
  { name: 'Default', options: {} },
  { name: 'Forest', options: { accent: '#00aa77', radius: 'large' } },
  { name: 'Violet', options: { accent: '#7c3aed', radius: 'small' } },
  { name: 'Signal', options: { accent: '#e4002b', radius: 'none', density: 'compact' } },
  { name: 'Sun', options: { accent: '#ffd400', font: { sans: 'Georgia, serif' } } },
] as const;

export const brandNames = brands.map(({ name }) => name);
export const defaultBrand = 'Default';
