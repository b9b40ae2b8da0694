import type { Handlers } from '../../kernel/handler.ts';
import { createOffer, applyAction } from './actions.ts';

export const offerHandlers: Handlers<`offers.${'create' | 'accept' | 'reject' | 'revise' | 'withdraw'}`> = {
  'offers.create': (exchange, { body: { stream_id: streamId, ...terms }, caller }) =>
    createOffer(exchange, { ...terms, streamId, buyerId: caller.id }),

  'offers.accept': (exchange, { params, body, caller }) =>
    applyAction(exchange, { personId: caller.id, offerId: params.id, action: 'accepted', version: body?.version }),

  'offers.reject': (exchange, { params, body, caller }) =>
    applyAction(exchange, { personId: caller.id, offerId: params.id, action: 'rejected', version: body?.version }),

  'offers.revise': (exchange, { params, body: { version, ...terms }, caller }) =>
    applyAction(exchange, { personId: caller.id, offerId: params.id, action: 'revised', terms, version }),

  'offers.withdraw': (exchange, { params, body, caller }) =>
    applyAction(exchange, { personId: caller.id, offerId: params.id, action: 'withdrawn', version: body?.version }),
};
