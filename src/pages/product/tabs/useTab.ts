import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

export const productTabs = ['data', 'columns', 'about', 'use', 'deals', 'history'] as const;
export type ProductTab = (typeof productTabs)[number];
const tabParameter = 'tab';

const tabIn = (address: URLSearchParams): ProductTab =>
  productTabs.find((tab) => tab === address.get(tabParameter)) ?? 'data';

/** The first tab has no parameter, so that a product has one usual address. */
export function withTab(address: URLSearchParams, tab: ProductTab): URLSearchParams {
  const next = new URLSearchParams(address);
  if (tab === 'data') next.delete(tabParameter);
  else next.set(tabParameter, tab);
  return next;
}

/** Opens a tab: the focus selects it. */
export const focusTab = (tab: ProductTab) =>
  document.querySelector<HTMLElement>(`[role='tab'][data-tab='${tab}']`)?.focus();

/** Stores the tab in the address. Arrow keys open tab after tab, so "back" leaves the product instead. */
export function useTab(): [ProductTab, (tab: ProductTab) => void] {
  const [address, setAddress] = useSearchParams();
  const tab = tabIn(address);
  const isUnknown = (address.get(tabParameter) ?? tab) !== tab;
  useEffect(() => {
    if (isUnknown) setAddress((now) => withTab(now, tabIn(now)), { replace: true, preventScrollReset: true });
  }, [isUnknown, setAddress]);
  return [tab, (next) => setAddress((now) => withTab(now, next), { replace: true, preventScrollReset: true })];
}
