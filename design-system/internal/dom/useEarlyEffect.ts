import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without the warning of React 18 on a server. */
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
