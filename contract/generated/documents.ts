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

export interface ContractPage {
  page: number;
  limit: number;
  total: number;
  content: (Contract)[];
}

export interface AccessRequestPage {
  page: number;
  limit: number;
  total: number;
  content: (AccessRequest)[];
}

export interface NotificationPage {
  page: number;
  limit: number;
  total: number;
  content: (Notification)[];
}

export interface Contract {
  id: string;
  stream_id: string;
  stream_name: string;
  description: string;
  startDate: string;
  end_time: string;
  owner_id: string;
  owner_name: string;
  partner_id: string;
  partner_name: string;
  share: number;
  signed: boolean;
  status: 'waiting' | 'signed' | 'expired';
  created_date: string;
}

export interface AccessRequest {
  id: string;
  stream_id: string;
  stream_name: string;
  user: Party;
  owner: Party;
  state: 'pending' | 'approved' | 'rejected';
  created_date: string;
  decided_date: string | null;
}

export interface Notification {
  id: string;
  kind: 'offer_created' | 'offer_revised' | 'offer_accepted' | 'offer_rejected' | 'offer_withdrawn' | 'offer_expired' | 'access_sold' | 'access_ending' | 'access_requested' | 'access_approved' | 'access_rejected' | 'contract_offered' | 'contract_signed';
  at: string;
  read: boolean;
  stream_id: string;
  stream_name: string;
  reference: string;
  actor: Party | null;
  amount: number | null;
}

export interface ReportSums {
  earned: number;
  shares_paid: number;
  shares_received: number;
  spent: number;
  sales: number;
  purchases: number;
}

export interface ReportStep {
  start: string;
  earned: number;
  shares_paid: number;
  shares_received: number;
  spent: number;
  sales: number;
  purchases: number;
}

export interface ReportStream {
  stream_id: string;
  stream_name: string;
  earned: number;
  sales: number;
}

export interface Report {
  from: string;
  to: string;
  interval: 'DAY' | 'WEEK' | 'MONTH';
  totals: ReportSums;
  steps: (ReportStep)[];
  streams: (ReportStream)[];
}

export interface Slots {
  user: boolean;
  buyer: boolean;
  seller: boolean;
  admin: boolean;
  sp: boolean;
  drUser: boolean;
}

export interface Viewer {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  address: string;
  country: string;
  picture: string | null;
  userModeType: Slots;
  disabled: boolean;
  locked: boolean;
  mfa: boolean;
  created_date: string;
  last_login: string | null;
}

export interface AuditPage {
  page: number;
  limit: number;
  total: number;
  content: (AuditEntry)[];
}

export interface AuditEntry {
  id: string;
  at: string;
  action: string;
  actor: Party | null;
  subject: Party | null;
  before: string | null;
  after: string | null;
  request_id: string | null;
}

export const documents = {
  viewer: '{ viewer { id email first_name last_name company phone address country picture userModeType { user buyer seller admin sp drUser } disabled locked mfa created_date last_login } }',
  audit: 'query audit($action: String, $actor: ID, $subject: ID, $from: Instant, $to: Instant, $page: Int, $limit: Int) { audit(action: $action, actor: $actor, subject: $subject, from: $from, to: $to, page: $page, limit: $limit) { page limit total content { id at action actor { id name } subject { id name } before after request_id } } }',
  contracts: 'query contracts($role: ContractRole, $streamId: ID, $status: ContractStatus, $page: Int, $limit: Int) { contracts(role: $role, streamId: $streamId, status: $status, page: $page, limit: $limit) { page limit total content { id stream_id stream_name description startDate end_time owner_id owner_name partner_id partner_name share signed status created_date } } }',
  accessRequests: 'query accessRequests($role: RequestRole, $streamId: ID, $state: RequestState, $page: Int, $limit: Int) { accessRequests(role: $role, streamId: $streamId, state: $state, page: $page, limit: $limit) { page limit total content { id stream_id stream_name user { id name } owner { id name } state created_date decided_date } } }',
  notifications: 'query notifications($unread: Boolean, $page: Int, $limit: Int) { notifications(unread: $unread, page: $page, limit: $limit) { page limit total content { id kind at read stream_id stream_name reference actor { id name } amount } } }',
  report: 'query report($from: Instant, $to: Instant, $interval: ReportInterval) { report(from: $from, to: $to, interval: $interval) { from to interval totals { earned shares_paid shares_received spent sales purchases } steps { start earned shares_paid shares_received spent sales purchases } streams { stream_id stream_name earned sales } } }',
  offers: 'query offers($role: OfferRole, $streamId: ID, $status: OfferStatus, $page: Int, $limit: Int) { offers(role: $role, streamId: $streamId, status: $status, page: $page, limit: $limit) { page limit total content { id stream_id stream_name buyer { id name } seller { id name } amount list_price description status turn version expires_at valid_until history { at by action amount description } } } }',
  subscriptions: 'query subscriptions($role: SubscriptionRole, $streamId: ID, $active: Boolean, $page: Int, $limit: Int) { subscriptions(role: $role, streamId: $streamId, active: $active, page: $page, limit: $limit) { page limit total content { id stream_id stream_name stream_owner user_id hours start_date end_date stream_price total stream_url active } } }',
} as const;

export interface Reads {
  viewer: { variables: {  }; reply: Viewer };
  audit: { variables: { action?: string | undefined; actor?: string | undefined; subject?: string | undefined; from?: string | undefined; to?: string | undefined; page?: number | undefined; limit?: number | undefined }; reply: AuditPage };
  contracts: { variables: { role?: 'OWNER' | 'PARTNER' | undefined; streamId?: string | undefined; status?: 'waiting' | 'signed' | 'expired' | undefined; page?: number | undefined; limit?: number | undefined }; reply: ContractPage };
  accessRequests: { variables: { role?: 'SENT' | 'RECEIVED' | undefined; streamId?: string | undefined; state?: 'pending' | 'approved' | 'rejected' | undefined; page?: number | undefined; limit?: number | undefined }; reply: AccessRequestPage };
  notifications: { variables: { unread?: boolean | undefined; page?: number | undefined; limit?: number | undefined }; reply: NotificationPage };
  report: { variables: { from?: string | undefined; to?: string | undefined; interval?: 'DAY' | 'WEEK' | 'MONTH' | undefined }; reply: Report };
  offers: { variables: { role?: 'BUYER' | 'SELLER' | undefined; streamId?: string | undefined; status?: 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | undefined; page?: number | undefined; limit?: number | undefined }; reply: OfferPage };
  subscriptions: { variables: { role?: 'BOUGHT' | 'SOLD' | undefined; streamId?: string | undefined; active?: boolean | undefined; page?: number | undefined; limit?: number | undefined }; reply: SubscriptionPage };
}
