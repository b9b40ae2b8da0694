// Facts that both sides need. Sources: the specification (section 9) and the wire page.
// Roles and lengths stand apart: they are all that the sign-in page needs of this.

export { rights, slots } from './roles.ts';
export { textLimits } from './textLimits.ts';

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

/** What a person may have to do with a stream of another: access that runs, an offer made, watching it. */
export const involvements = ['access', 'offer', 'watched'] as const;

export const sorts = ['DATE', 'NAME', 'PRICE'] as const;
export const orders = ['ASC', 'DESC'] as const;
export const defaultSort = { order: 'DESC', type: 'DATE' } as const;

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
  'share_paid',
  'watch_price',
  'watch_changed',
  'watch_gone',
] as const;
export const reportIntervals = ['DAY', 'WEEK', 'MONTH'] as const;
/** Steps of a report at most. */
export const maxReportSteps = 400;

/** Sellers that a list is narrowed by, those with most of it. */
export const maxSellers = 20;
/** Marks, watched streams and saved searches that one person may have. */
export const maxFavourites = 200;
export const maxWatches = 200;
export const maxSavedSearches = 50;
/** Changes of each kind since the last visit in one answer. */
export const maxChanges = 50;
/** Changes of a listing that its history shows. */
export const maxStreamChanges = 100;

export const minHours = 1;
export const maxHours = 8760;

/** Whether a movement brings tokens to the wallet or takes them from it. */
export const directions = ['in', 'out'] as const;
export const movementTypes = ['DEPOSIT', 'WITHDRAWAL', 'PURCHASE', 'SALE', 'SHARE', 'FEE'] as const;
export const tokenInfo = { name: 'Data Exchange Token', symbol: 'DXT', decimals: amountDecimals } as const;
/** The counterparty of deposits and withdrawals in wallet history. */
export const treasury = 'treasury';

export const passwordLength = { min: 9, max: 128 } as const;
/** How many of the last passwords may not come back, the present one included. */
export const rememberedPasswords = 5;
/**
 * The execution that the specification's client asks for by a hard-coded id: a finished public example, seeded by the
 * server from real data and readable by everybody. Fixed, so that clients can be written against it.
 */
export const EXAMPLE_EXECUTION_ID = '019b76da-a800-7a11-8e5c-0d1f5eed0001';
/** How a run stands, in the wire's words, and the phases that it goes through. */
export const executionStates = ['In progress', 'Succeeded', 'Failed'] as const;
export const executionPhases = ['queued', 'preparing', 'running', 'publishing', 'done', 'failed', 'cancelled'] as const;
export const analysisNames = [
  'summary',
  'histogram',
  'groupBy',
  'correlation',
  'regression',
  'resample',
  'forecast',
  'anomalies',
  'kMeans',
  'join',
  'quality',
] as const;
export const resultKinds = ['table', 'series', 'scalar'] as const;
/** Ranges of whole numbers that are read as dates: years, seconds and milliseconds since 1970. */
export const dateNumbers = { years: [1000, 2999], seconds: [1e8, 1e10], milliseconds: [1e11, 1e13] } as const;
/** How a form asks for a parameter of an analysis. */
export const parameterKinds = ['column', 'columns', 'integer', 'number', 'choice', 'stream'] as const;
/** What one run may take: bytes read of each source, seconds of computing, megabytes of memory, rows and columns of its result. */
export const runLimits = {
  inputBytes: 256 * 2 ** 20,
  seconds: 30,
  memoryMegabytes: 512,
  resultRows: 1000,
  columns: 200,
  metadataCharacters: 8192,
} as const;
/** Runs in one call, and runs that one person may have waiting or under way. */
export const maxRunsInCall = 20;
export const maxRunsWaiting = 20;
/** The rules of the data room: rows in the smallest group shown, rows of a result, runs of one buyer on one stream in 24 hours. */
export const dataRoom = { minimumGroup: 10, resultRows: 1000, runsADay: 20 } as const;
/** Key of a stream's metadata by which its owner demands the data room for every run: `dataRoom: true`. */
export const dataRoomKey = 'dataRoom';
/** Key of an Algorithm listing's metadata that names the analysis it runs; its other keys are preset parameters. */
export const analysisKey = 'analysis';
export const userStates = ['enabled', 'disabled', 'locked'] as const;
export const userSorts = ['CREATED', 'NAME', 'EMAIL', 'LAST_LOGIN'] as const;
/** Addresses in one question whether anybody has them. */
export const maxKnownEmails = 25;
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
/** Grades of measured data, best first, and what can cost it points. */
export const qualityGrades = ['A', 'B', 'C', 'D', 'E'] as const;
export const qualityReasons = [
  'empty',
  'nulls',
  'constant',
  'mixedTypes',
  'ragged',
  'duplicates',
  'stale',
  'unstructured',
] as const;

/** A bulk file: bytes, data rows, columns, and characters of one cell. */
export const bulkLimits = { bytes: 25 * 1024 * 1024, rows: 100_000, columns: 64, cell: 10_000 } as const;
/** Rows of a bulk file whose problems are told one by one. */
export const bulkProblemsShown = 100;
/** Header of the bulk file and of the export; `price` is DXT per hour as decimal text, such as 0.25. */
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

/** A bulk file may give whole micro-tokens per hour instead of `price`. */
export const microPriceColumn = 'price_micro';
export const bulkInputColumns = [...bulkColumns, microPriceColumn] as const;
/** Prices further than this factor from what is usual are pointed out. */
export const unusualPriceFactor = 1_000;

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
  'mfa.reset',
  'user.added',
  'user.edited',
  'user.emailChanged',
  'user.slotsChanged',
  'user.disabled',
  'user.enabled',
  'user.locked',
  'user.unlocked',
  'user.sessionsEnded',
  'execution.started',
  'execution.cancelled',
] as const;
