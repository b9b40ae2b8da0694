import wretch from 'wretch';
import { callTimeoutMs } from '../config/constants.ts';
import { connections } from './connections.ts';
import { parseBody, refusal } from './failure.ts';

/** Client for calls that open or close a session: a 401 there does not sign out. */
export const quietClient = wretch()
  .fetchPolyfill(async (url, options) => {
    const answer = await connections.fetch(url, options);
    connections.onAnswer(answer);
    return answer;
  })
  .options({ cache: 'no-store', credentials: 'same-origin', redirect: 'error' })
  .defer((request) => request.headers({ authorization: connections.token() }))
  .customError(async (error, response) =>
    refusal(error.status, parseBody(await response.clone().text()), response.headers.get('retry-after')),
  );

export const client = quietClient.catcher([401, 403], (failure) => {
  connections.onUnauthorised();
  throw failure;
});

export const deadline = (signal?: AbortSignal): AbortSignal => {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
};
