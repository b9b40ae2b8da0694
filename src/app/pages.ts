import type { PageComponent } from './lazyPage.tsx';

/** Lazy: the list of files is long. */
export const pages = import.meta.glob<Record<string, PageComponent>>(['../pages/**/*Page.tsx', '!../pages/shared/**']);
