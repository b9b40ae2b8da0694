// The specification's rows as data, copied from it word for word and not from the code: calls (section 7), error catalogue and
// success messages (8), resets (4) and constants (9). Where the app differs from this file, the app is wrong.

/** Calls of section 7, with the properties that the payload must have. */
export const specifiedCalls = {
  'POST /auth/tokens': [],
  'POST /auth/users/recover': [],
  'GET /auth/users/recover/{token}/{id}': [],
  'PATCH /auth/users/recover/{token}/{id}': ['password'],
  'GET /streams/categories': [],
  'POST /streams/streams': [],
  'PUT /streams/streams/{streamId}': [],
  'DELETE /streams/streams/{id}': [],
  'POST /streams/streams/bulk': ['file'],
  'GET /streams/streams/{id}': [],
  'GET /streams/streams?page={page}&limit=20&owner=-{userId}': [],
  'GET /streams/streams?page={page}&limit=20&owner={userId}': [],
  'POST /streams/search': ['name'],
  'GET /streams/export-owned': [],
  'PUT /streams/streams/logo/{streamId}': [],
  'PUT /offers/offers/{id}/accept': [],
  'PUT /offers/offers/{id}/reject': [],
  'PUT /offers/offers/{id}': ['amount', 'description'],
  'POST /offers/offers': ['amount', 'stream_id', 'description'],
  'GET /transactions/tokens': [],
  'POST /transactions/tokens/buy': ['amount'],
  'POST /transactions/tokens/withdraw': ['amount'],
  'GET /transactions/tokens-history': [],
  'POST /subscriptions/subscriptions': ['stream_id', 'hours'],
  'PATCH /transactions/contracts/sign?owner={ownerId}': ['stream_id', 'end_time'],
  'POST /transactions/contracts': [],
  'GET /auth/users': [],
  'POST /auth/users': [],
  'PATCH /auth/users/{id}': [],
  'PATCH /auth/users/{currentUser}': [],
  'PUT /auth/users/{currentUser}': [],
  'POST /executions/executions': [],
  'GET /executions/executions/{fixed id}/result': [],
  'GET /auth/mfastatus': [],
  'GET /mfa/mfa/{id}': [],
  'POST /mfa/qrcode/{id}': [],
  'POST /application/query': [],
} as const satisfies Record<string, readonly string[]>;

export type SpecifiedCall = keyof typeof specifiedCalls;

/** The separate actions of section 7, each with the call that it makes. */
export const separateActions = {
  'buy product': 'POST /subscriptions/subscriptions',
  'create offer': 'POST /offers/offers',
  'URL from streams': 'GET /streams/streams/{id}',
  'AI execute': 'POST /executions/executions',
  'generic fetch': 'GET /executions/executions/{fixed id}/result',
} as const satisfies Record<string, SpecifiedCall>;

/** Fields of an answer that may carry the text of a failure: the whole answer as data, its `error` or its `message`. */
export type TextSource = 'data' | 'error' | 'message';
export interface FailureRow {
  readonly tries: readonly TextSource[];
  readonly otherwise: string;
}

const row = (otherwise: string, ...tries: TextSource[]): FailureRow => ({ tries, otherwise });

/** Section 8. "Error message" is the message of an answer, or its error. */
export const failures = {
  login: row('Invalid Credentials', 'data'),
  'password change': row('Error while reseting the password'),
  'recovery mail': row('Link not sent to email.Some error occured!'),
  'token validation': row('Something went wrong'),
  'product add, edit, delete and url fetch': row('Something went wrong!', 'error'),
  'bulk upload': row('Something went wrong!', 'message', 'error'),
  'offer reject': row('Something went wrong', 'data'),
  'offer create': row('Something went wrong'),
  'buy access': row('Something went wrong', 'error'),
  'contract create and add user': row('Something went wrong!', 'message', 'error'),
  'user edit': row('Something Went Wrong'),
  'profile picture': row('Something went wrong. Please try again!'),
  QR: row('Something went wrong', 'message', 'error'),
} as const satisfies Record<string, FailureRow>;

export type SpecifiedFailure = keyof typeof failures;

/** Section 8 leaves these open: the server's error, in the tone of the rest. */
export const unspecifiedFailure: FailureRow = row('Something went wrong', 'error');

/** Section 8, the success messages. */
export const successes = [
  'Logged in successfully',
  'Password changed successfully',
  'Password reset link sent to your email',
  'Product added successfully',
  'File uploaded successfully',
  'Product edited successfully',
  'Product deleted successfully',
  'Offer Accepted',
  'Offer Rejected',
  'Revised offer sent succesfully',
  'Offer sent to seller',
  'You can now access {name} for {hours} hours',
  'Token added successfully',
  'Token withdrawn successfully',
  'Contract Created',
  'User added successfully',
  'User disabled successfully',
  'User enabled successfully',
  'User locked successfully',
  'User unlocked successfully',
  'User edited successfully',
  'Execution started successfully',
  'Fetched successfully',
  'User information updated successfully',
  'Profile picture uploaded successfully',
] as const;

export type SpecifiedSuccess = (typeof successes)[number];

/** Section 4, the reset actions. */
export const resets = [
  'call status',
  'execution state',
  'fetch state',
  'logo status',
  'export state',
  'password-change status',
  'stream URL',
  'offers payload',
] as const;

/** Sections 2, 4 and 9. Times in milliseconds. */
export const constants = {
  pageSize: 20,
  firstPage: 0,
  defaultSort: { order: 'DESC', type: 'DATE' },
  amountScale: 1_000_000,
  actionDelay: 1000,
  successClear: 2000,
  userEditClear: 10_000,
  logoutDelay: 1000,
  persistTimeout: 5000,
  messageToast: 3000,
  notificationToast: 4500,
  chunkTimeout: 120_000,
  loadingText: 'Please wait! Loading...',
  storageKey: 'token',
  slots: ['user', 'buyer', 'seller', 'admin', 'sp', 'drUser'],
} as const;

/** Section 9. */
export const primaryColour = '#005AFF';

/** Section 2. Areas with `/*` have pages below them. */
export const specifiedRoutes = {
  plain: ['/', '/login', '/forgotpassword', '/recover', '/newpassword'],
  main: ['dashboard/*', 'products/*', 'marketplace/*', 'wallet/*', 'reports', 'ai', 'faqs', 'product/{id}', 'admin'],
  mfa: ['mfa/passcode', 'mfa/qrcode'],
} as const;

/** True when a request matches a row of section 7: its path, and at least its query. */
export function isCall(specified: SpecifiedCall, sent: { method: string; url: string }): boolean {
  const [method = ''] = specified.split(' ');
  const address = specified.slice(method.length + 1);
  const [path = '', query = ''] = address.split('?');
  const [sentPath = '', sentQuery = ''] = sent.url.split('?');
  const asPattern = (text: string) => new RegExp(`^${text.replaceAll(/\{[^}]+\}/g, '[^/?&]+')}$`);
  const given = new URLSearchParams(sentQuery);
  const needed = [...new URLSearchParams(query)].every(([key, value]) => asPattern(value).test(given.get(key) ?? ''));
  return method === sent.method && asPattern(path).test(sentPath) && needed;
}
