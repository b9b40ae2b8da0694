import { Id } from './entities/common.ts';

/** What each path parameter must look like, by name; a malformed one is 400. */
export const params = { id: Id, subscriptionId: Id } as const;
