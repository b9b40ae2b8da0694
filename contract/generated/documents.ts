// Generated from exchange.graphql by contract/generate.ts. Do not edit.

export interface OfferPage {
  page: number;
  limit: number;
  total: number;
  content: (Offer)[];
}

export interface SubscriptionPage {
  page: number;
  limit: number;
  total: number;
  content: (Subscription)[];
}

export interface Party {
  id: string;
  name: string;
}

export interface Move {
  at: string;
  by: 'buyer' | 'seller';
  action: 'created' | 'revised' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
  amount: number;
  description: string;
}

export interface Offer {
  id: string;
  stream_id: string;
  stream_name: string;
  buyer: Party;
  seller: Party;
  amount: number;
  list_price: number;
  description: string;
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
  turn: 'buyer' | 'seller' | null;
  version: number;
  expires_at: string;
  valid_until: string | null;
  history: (Move)[];
}

export interface Subscription {
  id: string;
  stream_id: string;
  stream_name: string;
  stream_owner: string;
  user_id: string;
  hours: number;
  start_date: string;
  end_date: string;
  stream_price: number;
  total: number;
  stream_url: string | null;
  active: boolean;
}

export const documents = {
  offers: 'query offers($role: OfferRole, $streamId: ID, $status: OfferStatus, $page: Int, $limit: Int) { offers(role: $role, streamId: $streamId, status: $status, page: $page, limit: $limit) { page limit total content { id stream_id stream_name buyer { id name } seller { id name } amount list_price description status turn version expires_at valid_until history { at by action amount description } } } }',
  subscriptions: 'query subscriptions($role: SubscriptionRole, $streamId: ID, $active: Boolean, $page: Int, $limit: Int) { subscriptions(role: $role, streamId: $streamId, active: $active, page: $page, limit: $limit) { page limit total content { id stream_id stream_name stream_owner user_id hours start_date end_date stream_price total stream_url active } } }',
} as const;

export interface Reads {
  offers: { variables: { role?: 'BUYER' | 'SELLER' | undefined; streamId?: string | undefined; status?: 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | undefined; page?: number | undefined; limit?: number | undefined }; reply: OfferPage };
  subscriptions: { variables: { role?: 'BOUGHT' | 'SOLD' | undefined; streamId?: string | undefined; active?: boolean | undefined; page?: number | undefined; limit?: number | undefined }; reply: SubscriptionPage };
}
