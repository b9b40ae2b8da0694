import { resource } from '../../machine/resource.ts';

export const categories = resource('categories.load', { from: 'categories.list' });
