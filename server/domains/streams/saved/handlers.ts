import type { Handlers } from '../../../kernel/handler.ts';
import { listFavourites } from './favourites.ts';
import { addMark, removeMark } from './marks.ts';
import { listSearches, removeSearch, saveSearch, seeSearch } from './searches.ts';

type Call =
  | `favourites.${'list' | 'add' | 'remove'}`
  | `watches.${'add' | 'remove'}`
  | `searches.${'list' | 'save' | 'see' | 'remove'}`;

export const savedHandlers: Handlers<Call> = {
  'favourites.list': (exchange, { caller }) => listFavourites(exchange, caller),

  'favourites.add': async (exchange, { params, caller }) => {
    await addMark('favourites', exchange, params.id, caller);
    return undefined;
  },

  'favourites.remove': async (exchange, { params, caller }) => {
    await removeMark('favourites', exchange, params.id, caller);
    return undefined;
  },

  'watches.add': async (exchange, { params, caller }) => {
    await addMark('watches', exchange, params.id, caller);
    return undefined;
  },

  'watches.remove': async (exchange, { params, caller }) => {
    await removeMark('watches', exchange, params.id, caller);
    return undefined;
  },

  'searches.list': (exchange, { caller }) => listSearches(exchange, caller.id),

  'searches.save': (exchange, { body, caller }) => saveSearch(exchange, caller.id, body),

  'searches.see': async (exchange, { params, caller }) => {
    await seeSearch(exchange, caller.id, params.id);
    return undefined;
  },

  'searches.remove': async (exchange, { params, caller }) => {
    await removeSearch(exchange, caller.id, params.id);
    return undefined;
  },
};
