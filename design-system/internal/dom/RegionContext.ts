import { createContext, useContext, type CSSProperties } from 'react';

export interface RegionAttributes {
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  'data-theme'?: string;
  'data-density'?: string;
  style?: CSSProperties;
}

const none: RegionAttributes = {};

export const RegionContext = createContext(none);

/** Attributes that a part drawn at the end of the page repeats from the providers around its place in React. */
export const usePortalRegion = (): RegionAttributes => useContext(RegionContext);
