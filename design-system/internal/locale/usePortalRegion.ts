import { useContext } from 'react';
import { LocaleContext, type Direction } from './LocaleContext.ts';

export interface PortalRegion {
  lang?: string;
  dir?: Direction;
}

/** Attributes that a part drawn at the end of the page repeats from the provider around its place in React. */
export function usePortalRegion(): PortalRegion {
  const { locale, dir } = useContext(LocaleContext);
  return { ...(locale !== undefined && { lang: locale }), ...(dir && { dir }) };
}
