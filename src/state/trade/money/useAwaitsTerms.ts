import { useStatusOf } from '../../machine/status.ts';

/** True during the load of the terms, once per session. Rows wait for it, because a value in a currency makes them higher. */
export const useAwaitsTerms = () => useStatusOf('payments.terms').phase === 'request';
