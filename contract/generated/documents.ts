// Generated from exchange.graphql by contract/generate.ts. Do not edit.

export interface AccessPage {
  page: number;
  limit: number;
  total: number;
  content: (Access)[];
}

export interface ContractSetPage {
  page: number;
  limit: number;
  total: number;
  content: (ContractSet)[];
}

export interface OfferPage {
  page: number;
  limit: number;
  total: number;
  amount: number;
  content: (Offer)[];
}

export interface SubscriptionPage {
  page: number;
  limit: number;
  total: number;
  content: (Subscription)[];
}

export interface ExecutionPage {
  page: number;
  limit: number;
  total: number;
  content: (Execution)[];
}

export interface ExecutionStep {
  phase: 'queued' | 'preparing' | 'running' | 'publishing' | 'done' | 'failed' | 'cancelled';
  at: string;
}

export interface Execution {
  id: string;
  algo: string;
  algo_name: string;
  analysis: string;
  data: string | null;
  data_name: string | null;
  user: Party | null;
  metadata: string | null;
  state: string;
  phase: 'queued' | 'preparing' | 'running' | 'publishing' | 'done' | 'failed' | 'cancelled';
  phases: (ExecutionStep)[];
  created: string;
  finished: string | null;
  error: string | null;
  cost: number;
  data_room: boolean;
  refused: boolean;
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

export interface Access {
  stream_id: string;
  stream_name: string;
  stream_type: string;
  logo: string | null;
  owner: Party;
  buyer: Party;
  subscription_id: string;
  start_date: string;
  end_date: string;
  active: boolean;
  hours: number;
  total: number;
  purchases: number;
  price: number;
  extendable: boolean;
  stream_end: string | null;
  groups_only: boolean;
}

export interface ContractSet {
  id: string;
  stream_id: string;
  stream_name: string;
  list_price: number;
  description: string;
  startDate: string;
  end_time: string;
  created_date: string;
  owner: Party;
  status: 'waiting' | 'signed' | 'expired';
  takings: number | null;
  sales: number | null;
  shares: (ContractShare)[];
}

export interface ContractShare {
  contract_id: string;
  partner: Party;
  share: number;
  signed: boolean;
  signed_date: string | null;
  paid: number;
  payments: number;
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
  kind: 'offer_created' | 'offer_revised' | 'offer_accepted' | 'offer_rejected' | 'offer_withdrawn' | 'offer_expired' | 'access_sold' | 'access_ending' | 'access_requested' | 'access_approved' | 'access_rejected' | 'contract_offered' | 'contract_signed' | 'share_paid' | 'watch_price' | 'watch_changed' | 'watch_gone';
  at: string;
  read: boolean;
  stream_id: string;
  stream_name: string;
  own: boolean;
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

export interface SalesReport {
  from: string;
  to: string;
  interval: 'DAY' | 'WEEK' | 'MONTH';
  as_of: string;
  totals: ReportSums;
  hours: number;
  steps: (ReportStep)[];
  streams: (ReportStream)[];
  buyers: (ReportParty)[];
  partners: (ReportParty)[];
  offers: OfferFigures;
  discount: DiscountFigures;
}

export interface ReportParty {
  id: string;
  name: string;
  amount: number;
  times: number;
}

export interface OfferFigures {
  received: number;
  answered: number;
  countered: number;
  accepted: number;
  bought: number;
  rejected: number;
  withdrawn: number;
  expired: number;
  waiting: number;
  answers: number;
  response_seconds: number | null;
}

export interface DiscountFigures {
  sales: number;
  list: number;
  paid: number;
}

export interface SpendingReport {
  from: string;
  to: string;
  interval: 'DAY' | 'WEEK' | 'MONTH';
  as_of: string;
  totals: SpendingSums;
  free: FreeAccess;
  steps: (SpendingStep)[];
  categories: (SpendingCategory)[];
  streams: (SpendingStream)[];
}

export interface SpendingSums {
  spent: number;
  purchases: number;
  hours: number;
}

export interface SpendingStep {
  start: string;
  spent: number;
  purchases: number;
  hours: number;
}

export interface SpendingCategory {
  id: string;
  name: string;
  spent: number;
  purchases: number;
  hours: number;
}

export interface SpendingStream {
  stream_id: string;
  stream_name: string;
  spent: number;
  purchases: number;
  hours: number;
}

export interface FreeAccess {
  purchases: number;
  hours: number;
}

export interface ExchangeReport {
  from: string;
  to: string;
  interval: 'DAY' | 'WEEK' | 'MONTH';
  as_of: string;
  totals: ExchangeSums;
  steps: (ExchangeStep)[];
  people: PeopleFigures;
  failures: (FailureFigure)[];
  categories: (CategoryFigure)[];
}

export interface ExchangeSums {
  volume: number;
  purchases: number;
  deposited: number;
  withdrawn: number;
  joined: number;
}

export interface ExchangeStep {
  start: string;
  volume: number;
  purchases: number;
  deposited: number;
  withdrawn: number;
  joined: number;
}

export interface PeopleFigures {
  total: number;
  active: number;
  disabled: number;
  locked: number;
  with_mfa: number;
  last_seen: number;
  never_seen: number;
  slots: (SlotFigure)[];
}

export interface SlotFigure {
  slot: string;
  people: number;
  with_mfa: number;
}

export interface FailureFigure {
  kind: 'sign_in' | 'second_factor' | 'password' | 'mail' | 'run';
  times: number;
}

export interface CategoryFigure {
  id: string;
  name: string;
  products: number;
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
  reason: string | null;
}

export const documents = {
  viewer: '{ viewer { id email first_name last_name company phone address country picture userModeType { user buyer seller admin sp drUser } disabled locked mfa created_date last_login } }',
  audit: 'query audit($action: String, $actor: ID, $subject: ID, $from: Instant, $to: Instant, $page: Int, $limit: Int) { audit(action: $action, actor: $actor, subject: $subject, from: $from, to: $to, page: $page, limit: $limit) { page limit total content { id at action actor { id name } subject { id name } before after request_id reason } } }',
  contracts: 'query contracts($role: ContractRole, $streamId: ID, $status: ContractStatus, $page: Int, $limit: Int) { contracts(role: $role, streamId: $streamId, status: $status, page: $page, limit: $limit) { page limit total content { id stream_id stream_name description startDate end_time owner_id owner_name partner_id partner_name share signed status created_date } } }',
  accessRequests: 'query accessRequests($role: RequestRole, $streamId: ID, $state: RequestState, $page: Int, $limit: Int) { accessRequests(role: $role, streamId: $streamId, state: $state, page: $page, limit: $limit) { page limit total content { id stream_id stream_name user { id name } owner { id name } state created_date decided_date } } }',
  notifications: 'query notifications($unread: Boolean, $kinds: [NotificationKind!], $page: Int, $limit: Int) { notifications(unread: $unread, kinds: $kinds, page: $page, limit: $limit) { page limit total content { id kind at read stream_id stream_name own reference actor { id name } amount } } }',
  report: 'query report($from: Instant, $to: Instant, $interval: ReportInterval) { report(from: $from, to: $to, interval: $interval) { from to interval totals { earned shares_paid shares_received spent sales purchases } steps { start earned shares_paid shares_received spent sales purchases } streams { stream_id stream_name earned sales } } }',
  sales: 'query sales($from: Instant, $to: Instant, $interval: ReportInterval) { sales(from: $from, to: $to, interval: $interval) { from to interval as_of totals { earned shares_paid shares_received spent sales purchases } hours steps { start earned shares_paid shares_received spent sales purchases } streams { stream_id stream_name earned sales } buyers { id name amount times } partners { id name amount times } offers { received answered countered accepted bought rejected withdrawn expired waiting answers response_seconds } discount { sales list paid } } }',
  spending: 'query spending($from: Instant, $to: Instant, $interval: ReportInterval) { spending(from: $from, to: $to, interval: $interval) { from to interval as_of totals { spent purchases hours } free { purchases hours } steps { start spent purchases hours } categories { id name spent purchases hours } streams { stream_id stream_name spent purchases hours } } }',
  exchange: 'query exchange($from: Instant, $to: Instant, $interval: ReportInterval) { exchange(from: $from, to: $to, interval: $interval) { from to interval as_of totals { volume purchases deposited withdrawn joined } steps { start volume purchases deposited withdrawn joined } people { total active disabled locked with_mfa last_seen never_seen slots { slot people with_mfa } } failures { kind times } categories { id name products } } }',
  offers: 'query offers($role: OfferRole, $streamId: ID, $status: OfferStatus, $turn: OfferTurn, $page: Int, $limit: Int) { offers(role: $role, streamId: $streamId, status: $status, turn: $turn, page: $page, limit: $limit) { page limit total amount content { id stream_id stream_name buyer { id name } seller { id name } amount list_price description status turn version expires_at valid_until history { at by action amount description } } } }',
  offer: 'query offer($id: ID!) { offer(id: $id) { id stream_id stream_name buyer { id name } seller { id name } amount list_price description status turn version expires_at valid_until history { at by action amount description } } }',
  subscriptions: 'query subscriptions($role: SubscriptionRole, $streamId: ID, $active: Boolean, $page: Int, $limit: Int) { subscriptions(role: $role, streamId: $streamId, active: $active, page: $page, limit: $limit) { page limit total content { id stream_id stream_name stream_owner user_id hours start_date end_date stream_price total stream_url active } } }',
  accesses: 'query accesses($role: SubscriptionRole, $streamId: ID, $active: Boolean, $name: String, $page: Int, $limit: Int) { accesses(role: $role, streamId: $streamId, active: $active, name: $name, page: $page, limit: $limit) { page limit total content { stream_id stream_name stream_type logo owner { id name } buyer { id name } subscription_id start_date end_date active hours total purchases price extendable stream_end groups_only } } }',
  contractSets: 'query contractSets($role: ContractRole, $streamId: ID, $status: ContractStatus, $endsBefore: Instant, $page: Int, $limit: Int) { contractSets(role: $role, streamId: $streamId, status: $status, endsBefore: $endsBefore, page: $page, limit: $limit) { page limit total content { id stream_id stream_name list_price description startDate end_time created_date owner { id name } status takings sales shares { contract_id partner { id name } share signed signed_date paid payments } } } }',
  executions: 'query executions($role: ExecutionRole, $streamId: ID, $state: String, $page: Int, $limit: Int) { executions(role: $role, streamId: $streamId, state: $state, page: $page, limit: $limit) { page limit total content { id algo algo_name analysis data data_name user { id name } metadata state phase phases { phase at } created finished error cost data_room refused } } }',
  people: 'query people($search: String!) { people(search: $search) { id name } }',
} as const;

export interface Reads {
  viewer: { variables: {  }; reply: Viewer };
  audit: { variables: { action?: string | undefined; actor?: string | undefined; subject?: string | undefined; from?: string | undefined; to?: string | undefined; page?: number | undefined; limit?: number | undefined }; reply: AuditPage };
  contracts: { variables: { role?: 'OWNER' | 'PARTNER' | undefined; streamId?: string | undefined; status?: 'waiting' | 'signed' | 'expired' | undefined; page?: number | undefined; limit?: number | undefined }; reply: ContractPage };
  accessRequests: { variables: { role?: 'SENT' | 'RECEIVED' | undefined; streamId?: string | undefined; state?: 'pending' | 'approved' | 'rejected' | undefined; page?: number | undefined; limit?: number | undefined }; reply: AccessRequestPage };
  notifications: { variables: { unread?: boolean | undefined; kinds?: readonly ('offer_created' | 'offer_revised' | 'offer_accepted' | 'offer_rejected' | 'offer_withdrawn' | 'offer_expired' | 'access_sold' | 'access_ending' | 'access_requested' | 'access_approved' | 'access_rejected' | 'contract_offered' | 'contract_signed' | 'share_paid' | 'watch_price' | 'watch_changed' | 'watch_gone')[] | undefined; page?: number | undefined; limit?: number | undefined }; reply: NotificationPage };
  report: { variables: { from?: string | undefined; to?: string | undefined; interval?: 'DAY' | 'WEEK' | 'MONTH' | undefined }; reply: Report };
  sales: { variables: { from?: string | undefined; to?: string | undefined; interval?: 'DAY' | 'WEEK' | 'MONTH' | undefined }; reply: SalesReport };
  spending: { variables: { from?: string | undefined; to?: string | undefined; interval?: 'DAY' | 'WEEK' | 'MONTH' | undefined }; reply: SpendingReport };
  exchange: { variables: { from?: string | undefined; to?: string | undefined; interval?: 'DAY' | 'WEEK' | 'MONTH' | undefined }; reply: ExchangeReport };
  offers: { variables: { role?: 'BUYER' | 'SELLER' | undefined; streamId?: string | undefined; status?: 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | undefined; turn?: 'MINE' | 'THEIRS' | undefined; page?: number | undefined; limit?: number | undefined }; reply: OfferPage };
  offer: { variables: { id?: string | undefined }; reply: Offer | null };
  subscriptions: { variables: { role?: 'BOUGHT' | 'SOLD' | undefined; streamId?: string | undefined; active?: boolean | undefined; page?: number | undefined; limit?: number | undefined }; reply: SubscriptionPage };
  accesses: { variables: { role?: 'BOUGHT' | 'SOLD' | undefined; streamId?: string | undefined; active?: boolean | undefined; name?: string | undefined; page?: number | undefined; limit?: number | undefined }; reply: AccessPage };
  contractSets: { variables: { role?: 'OWNER' | 'PARTNER' | undefined; streamId?: string | undefined; status?: 'waiting' | 'signed' | 'expired' | undefined; endsBefore?: string | undefined; page?: number | undefined; limit?: number | undefined }; reply: ContractSetPage };
  executions: { variables: { role?: 'MINE' | 'DATA' | 'ALGORITHM' | undefined; streamId?: string | undefined; state?: string | undefined; page?: number | undefined; limit?: number | undefined }; reply: ExecutionPage };
  people: { variables: { search?: string | undefined }; reply: (Party)[] };
}
