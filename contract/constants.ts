// Facts that both sides need. Sources: the specification (section 9) and the wire page.

/** Micro-tokens in one token; amounts cross the wire as whole micro-tokens. */
export const amountScale = 1_000_000;
export const amountDecimals = 6;
/** Largest amount on the wire, in micro-tokens (2^53 − 1). */
export const maxAmount = 9_007_199_254_740_991;
/** Most micro-tokens in one wallet purchase or withdrawal: 1,000,000 tokens. */
export const maxWalletMove = 1_000_000 * amountScale;

export const firstPage = 0;
export const pageSize = 20;
export const maxPageSize = 100;
/** Deepest row that paging reaches; beyond it the page is empty. */
export const maxOffset = 10_000;

export const sorts = ['DATE', 'NAME', 'PRICE'] as const;
export const orders = ['ASC', 'DESC'] as const;
export const defaultSort = { order: 'DESC', type: 'DATE' } as const;

export const slots = ['user', 'buyer', 'seller', 'admin', 'sp', 'drUser'] as const;
export const visibilities = ['public', 'protected', 'private'] as const;
export const accessTypes = ['PUBLIC', 'PROTECTED'] as const;
export const streamStatuses = ['published', 'disabled', 'expired'] as const;
export const callUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** Types the forms offer; a listing may use its own word. */
export const streamTypes = ['Dataset', 'Stream', 'Algorithm', 'Document', 'Model'] as const;
export const algorithmType = 'Algorithm';

export const offerStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export const offerActions = ['created', 'revised', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export const offerParties = ['buyer', 'seller'] as const;
/** Days without a move after which an open offer expires. */
export const offerOpenDays = 14;
/** Days for which an accepted price replaces the list price. */
export const offerPriceDays = 30;

export const contractStatuses = ['waiting', 'signed', 'expired'] as const;
/** Percent of a stream's revenue that all partners together may get. */
export const maxShareTotal = 90;
export const maxPartners = 50;
export const requestStates = ['pending', 'approved', 'rejected'] as const;
export const notificationKinds = [
  'offer_created',
  'offer_revised',
  'offer_accepted',
  'offer_rejected',
  'offer_withdrawn',
  'offer_expired',
  'access_sold',
  'access_ending',
  'access_requested',
  'access_approved',
  'access_rejected',
  'contract_offered',
  'contract_signed',
] as const;
export const reportIntervals = ['DAY', 'WEEK', 'MONTH'] as const;
/** Steps of a report at most. */
export const maxReportSteps = 400;

export const minHours = 1;
export const maxHours = 8760;

export const movementTypes = ['DEPOSIT', 'WITHDRAWAL', 'PURCHASE', 'SALE', 'SHARE', 'FEE'] as const;
export const tokenInfo = { name: 'Data Exchange Token', symbol: 'DXT', decimals: amountDecimals } as const;
/** The counterparty of deposits and withdrawals in wallet history. */
export const treasury = 'treasury';

export const textLimits = {
  name: 256,
  type: 32,
  description: 2048,
  snippet: 2048,
  url: 2048,
  offerDescription: 1024,
  tag: 64,
  email: 254,
  personName: 100,
  company: 200,
  phone: 40,
  address: 500,
  country: 100,
} as const;
export const passwordLength = { min: 9, max: 128 } as const;
/** How many of the last passwords may not come back, the present one included. */
export const rememberedPasswords = 5;
export const userStates = ['enabled', 'disabled', 'locked'] as const;
/** What a session may still need before it is whole. */
export const sessionNeeds = ['passcode', 'setup'] as const;
/** Recovery codes given out at a time. */
export const recoveryCodeCount = 10;
/** Bytes of a picture or a logo. */
export const maxPictureBytes = 5_000_000;
/** Longest side of a kept picture, in pixels; larger ones are scaled down. */
export const maxPictureSide = 4096;
/** Pixels of a picture that is looked at. */
export const maxPicturePixels = 50_000_000;
export const metadataKeys = 32;
/** Rows at most in a sample reply. */
export const sampleRows = 50;

/** A bulk file: bytes, data rows, columns, and characters of one cell. */
export const bulkLimits = { bytes: 25 * 1024 * 1024, rows: 100_000, columns: 64, cell: 10_000 } as const;
/** Rows of a bulk file whose problems are told one by one. */
export const bulkProblemsShown = 100;
/** Header of the bulk file and of the export; price in micro-tokens per hour. */
export const bulkColumns = [
  'name',
  'type',
  'description',
  'snippet',
  'price',
  'longitude',
  'latitude',
  'url',
  'terms',
  'visibility',
  'accessType',
  'subcategory',
  'offer',
  'metadata',
] as const;

/** Where the data-exchange provider host answers GraphQL. */
export const graphqlPath = '/application/query';
/** Header of the optional key that makes a money call safe to repeat. */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyKeyLength = 255;

/** What the audit log tells of. */
export const auditActions = [
  'session.opened',
  'session.refused',
  'session.closedOthers',
  'password.changed',
  'password.refused',
  'recovery.sent',
  'recovery.completed',
  'mfa.begun',
  'mfa.enabled',
  'mfa.passed',
  'mfa.refused',
  'mfa.codesRenewed',
  'mfa.disabled',
  'user.added',
  'user.edited',
  'user.emailChanged',
  'user.slotsChanged',
  'user.disabled',
  'user.enabled',
  'user.locked',
  'user.unlocked',
  'user.sessionsEnded',
] as const;
