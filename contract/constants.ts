// Facts that both sides need, from the specification (section 9) and the guides on the wire. Roles and lengths have their own
// files: the sign-in page needs only those.

export { rights, slots } from './roles.ts';
export { textLimits } from './textLimits.ts';

/** Micro-tokens per token. Amounts on the wire are whole micro-tokens. */
export const amountScale = 1_000_000;
export const amountDecimals = 6;
/** Largest amount on the wire, in micro-tokens (2^53 − 1). */
export const maxAmount = 9_007_199_254_740_991;
/** Maximum of one wallet purchase or withdrawal: 1,000,000 tokens, in micro-tokens. */
export const maxWalletMove = 1_000_000 * amountScale;

export const firstPage = 0;
export const pageSize = 20;
export const maxPageSize = 100;
/** Last row that paging reaches. Pages beyond it are empty. */
export const maxOffset = 10_000;

/** Relations of a person to someone else's stream: running access, an offer, watching. */
export const involvements = ['access', 'offer', 'watched'] as const;

/** `BUYERS`: number of buyers. `RELEVANCE`: best match of `text` first, or last in the order `ASC`. */
export const sorts = ['DATE', 'NAME', 'PRICE', 'BUYERS', 'RELEVANCE'] as const;
/** Maximum matches ranked by relevance: a frequent word may have a million. */
export const maxRanked = 2_000;
export const orders = ['ASC', 'DESC'] as const;
export const defaultSort = { order: 'DESC', type: 'DATE' } as const;

export const visibilities = ['public', 'protected', 'private'] as const;
export const accessTypes = ['PUBLIC', 'PROTECTED'] as const;
export const streamStatuses = ['published', 'disabled', 'expired'] as const;
export const callUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** Types that the forms offer. Other types are allowed on the wire. */
export const streamTypes = ['Dataset', 'Stream', 'Algorithm', 'Document', 'Model'] as const;
export const algorithmType = 'Algorithm';

export const offerStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export const offerActions = ['created', 'revised', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;
export const offerParties = ['buyer', 'seller'] as const;
/** Days without a revision after which an open offer expires. */
export const offerOpenDays = 14;
/** Days for which an accepted price replaces the list price. */
export const offerPriceDays = 30;

/** Columns that sort contracts, with their usual direction. */
export const contractSorts = { CREATED: 'DESC', WAITING: 'DESC', NAME: 'ASC', EARNED: 'DESC', ENDS: 'ASC' } as const;
export const contractStatuses = ['waiting', 'signed', 'expired'] as const;
/** Maximum percent of a stream's revenue that all partners share. */
export const maxShareTotal = 90;
export const maxPartners = 50;
export const requestStates = ['pending', 'approved', 'rejected'] as const;
/** Where a person without approval stands. */
export const approvals = ['needed', 'pending'] as const;
export const reportIntervals = ['DAY', 'WEEK', 'MONTH'] as const;
export const failureKinds = ['sign_in', 'second_factor', 'password', 'mail', 'run'] as const;
/** Maximum steps of a report. */
export const maxReportSteps = 400;

/** Maximum sellers in the facets of a list, the most frequent first. */
export const maxSellers = 20;
/** Maximum favourites, watched streams and saved searches per person. */
export const maxFavourites = 200;
export const maxWatches = 200;
export const maxSavedSearches = 50;
/** Maximum changes of each kind in one answer. */
export const maxChanges = 50;
/** Maximum changes in a stream's history. */
export const maxStreamChanges = 100;

/** Named keys per access, characters of a name, seconds in which a download link opens, and links a day. */
export const accessKeys = { max: 20, name: 60, linkSeconds: 300, links: 200 } as const;

/** Notices of a seller: updated, update late, columns will change, will end. */
export const noticeKinds = ['updated', 'late', 'schema', 'ending'] as const;
/** Notices that need the day on which it happens. */
export const isDatedNotice = (kind: string): boolean => kind === 'schema' || kind === 'ending';
export const noticeLimits = { perDay: 5, text: 300, shown: 20 } as const;

const minute = 60;
const hour = 60 * minute;

/** Headers of a webhook's message, as Standard Webhooks names them. */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;
/** Webhooks of a person. */
export const webhookLimits = {
  max: 5,
  /** Seconds in which an address answers. */
  answerSeconds: 10,
  /** Age in seconds beyond which a receiver refuses a message. */
  toleranceSeconds: 300,
  /** Hours in which messages carry the signatures of both secrets after a rotation. */
  overlapHours: 24,
  /** Days of failures after which a webhook is switched off. */
  failingDays: 5,
  /** Seconds to wait after each failed try. Their sum exceeds `failingDays`. */
  retryWaits: [5, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24, 24, 24].map((hours) => hours * hour)],
  /** Attempts kept per webhook, and the days for which they are kept. */
  keptAttempts: 100,
  attemptDays: 30,
  /** Bytes kept of an answer. */
  answer: 1024,
} as const;

export const minHours = 1;
export const maxHours = 8760;
/** Time of the daily summary of notifications, hh:mm in the person's time zone. */
export const summaryTime = '08:00';
/** Notification before access ends: hours before, or this share of a shorter access. */
export const accessEnding = { leadHours: 24, shortShare: 0.25 } as const;

/** Direction of a transfer, seen from the wallet. */
export const directions = ['in', 'out'] as const;
export const movementTypes = ['DEPOSIT', 'WITHDRAWAL', 'PURCHASE', 'SALE', 'SHARE', 'FEE'] as const;
export const tokenInfo = { name: 'Data Exchange Token', symbol: 'DXT', decimals: amountDecimals } as const;
/** Payment providers. */
export const paymentModes = ['demo', 'manual'] as const;
/** `instant`: tokens move at once. `decided`: after an admin's decision. */
export const paymentFlows = ['instant', 'decided'] as const;
export const paymentKinds = ['purchase', 'withdrawal'] as const;
export const paymentStates = ['pending', 'confirmed', 'declined'] as const;
export const paymentReferenceLength = 200;
export const joinModes = ['off', 'approval', 'open'] as const;
export const joinStates = ['unconfirmed', 'pending', 'approved', 'declined'] as const;
/** Maximum undecided requests for accounts. */
export const maxJoinRequests = 1000;
/** Figures on the trade of another person are exact below this, and above it rounded down to their first digit. */
export const exactBelow = 10;
/** Maximum undecided payments per person. */
export const maxPaymentsPending = 20;
/** Codes of ISO 4217. */
export const currencyCode = /^[A-Z]{3}$/;
/** The counterparty of deposits and withdrawals in wallet history. */
export const treasury = 'treasury';

export const passwordLength = { min: 9, max: 128 } as const;
/** Number of recent passwords that cannot be reused, including the current one. */
export const rememberedPasswords = 5;
/**
 * Id that the specification's client hard-codes: a finished public example, seeded by the server and readable by
 * everyone.
 */
export const EXAMPLE_EXECUTION_ID = '019b76da-a800-7a11-8e5c-0d1f5eed0001';
/** States of a run on the wire, and its phases. */
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
/** Ranges of whole numbers that are parsed as dates: years, and seconds or milliseconds since 1970. */
export const dateNumbers = { years: [1000, 2999], seconds: [1e8, 1e10], milliseconds: [1e11, 1e13] } as const;
/** Runs beside the built-in analyses: the SQL query of an Algorithm's provider. */
export const queryAnalysis = 'query';
export const runAnalyses = [...analysisNames, queryAnalysis] as const;
/** Types that a provider's query declares for its columns and parameters. */
export const queryColumnTypes = ['number', 'text', 'date', 'boolean'] as const;
export const queryParameterTypes = ['number', 'text'] as const;
/** Maxima of a provider's query. */
export const queryLimits = { characters: 10_000, columns: 20, parameters: 10, versions: 200 } as const;
/** Form controls for the parameters of an analysis. */
export const parameterKinds = ['column', 'columns', 'integer', 'number', 'text', 'choice', 'stream'] as const;
/** Bytes of a data source, and so of an uploaded file. An operator lowers the latter by `UPLOAD_LIMIT`. */
export const maxSourceBytes = 256 * 2 ** 20;
/** Limits of one run: seconds of computing, megabytes of memory, rows and columns of the result. */
export const runLimits = {
  seconds: 30,
  memoryMegabytes: 512,
  resultRows: 1000,
  columns: 2000,
  metadataCharacters: 8192,
} as const;
/** Size in units of 2^20 bytes, as settings and texts name it. */
export const megabytesText = (bytes: number): string => `${bytes / 2 ** 20} MB`;
/** Maximum runs in one call, and unfinished runs per person. */
export const maxRunsInCall = 20;
export const maxRunsWaiting = 20;
/** Rules of data rooms. */
export const dataRoom = {
  /** Rows in the smallest group shown. */
  minimumGroup: 10,
  /** Runs of one buyer on one stream in 24 hours. */
  runsADay: 20,
  /** New queries that one person asks owners to allow in 24 hours. */
  asksADay: 10,
} as const;
/** Metadata key with which an owner requires the data room for every run: `dataRoom: true`. */
export const dataRoomKey = 'dataRoom';
/** Metadata key of an Algorithm that names its analysis. The other keys are preset parameters. */
export const analysisKey = 'analysis';
/** Metadata key of an Algorithm: preset parameters that runs cannot change, separated by commas. */
export const lockedKey = 'locked';
/** Maximum characters of the rows in a trial of an analysis. */
export const trialCharacters = 100_000;
export const userStates = ['enabled', 'disabled', 'locked'] as const;
export const userSorts = ['CREATED', 'NAME', 'EMAIL', 'LAST_LOGIN'] as const;
/** Maximum settings of one person. */
export const maxSettings = 30;
/** Maximum addresses in one `emails` filter. */
export const maxKnownEmails = 25;
/** Steps that complete a session after the password. */
export const sessionNeeds = ['passcode', 'setup'] as const;
/** Recovery codes per set. */
export const recoveryCodeCount = 10;
/** Formats of stored pictures by extension. */
export const pictureFormats = {
  png: { name: 'PNG', type: 'image/png' },
  jpg: { name: 'JPEG', type: 'image/jpeg' },
  webp: { name: 'WebP', type: 'image/webp' },
} as const;
export const pictureTypes = Object.values(pictureFormats).map(({ type }) => type);
/** "PNG, JPEG or WebP". A function, so that bundlers drop it where it is unused. */
export const pictureFormatNames = () =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(pictureFormats).map(({ name }) => name));
/** Maximum bytes of a picture or a logo. */
export const maxPictureBytes = 5_000_000;
/** Maximum side of a stored picture, in pixels. Larger ones are scaled down. */
export const maxPictureSide = 4096;
/** Maximum pixels of an uploaded picture. */
export const maxPicturePixels = 50_000_000;
export const metadataKeys = 32;

/** Tags of one stream. */
export const tagLimit = 32;

/** Maximum columns of a product with a meaning or a unit. */
export const meaningLimit = 1_000;
/** Maximum rows of a sample. A public page shows `publicRows` of them. */
export const sampleRows = 50;
/** Findings about the cells of a file. */
export const readingNotes = [
  'shortRows',
  'longRows',
  'notText',
  'cutCells',
  'mixedTypes',
  'skippedLines',
  'furtherTables',
  'openQuote',
  'renamed',
  'repeatedKeys',
] as const;
/** Parts of a reading for which two choices can fit alike. */
export const readingQuestions = ['dates', 'decimal'] as const;
/** Grades of measured data, best first, and the reasons for lost points. */
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
  'ambiguous',
] as const;

/** Bulk file limits: bytes, data rows, columns, and characters of one cell. */
export const bulkLimits = { bytes: 25_000_000, rows: 100_000, columns: 64, cell: 10_000 } as const;
/** Maximum rows of a bulk file whose problems are listed. */
export const bulkProblemsShown = 100;
/** Problems of an address that occurs twice. The second one ends with a row of the file, from 1. */
export const bulkDuplicate = { listed: 'is already listed', sameAsRow: 'is the same as in row ' } as const;
/** Factor from the usual price beyond which a price is flagged. */
export const unusualPriceFactor = 1_000;

/** GraphQL path of the data-exchange provider host. */
export const graphqlPath = '/application/query';
/** Header of the optional key that makes a payment idempotent. */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyKeyLength = 255;

/** Actions in the audit log. */
export const auditActions = [
  'session.opened',
  'session.refused',
  'session.closedOthers',
  'session.closedOne',
  'password.changed',
  'password.refused',
  'password.reset',
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
  'user.exported',
  'user.held',
  'user.released',
  'user.erased',
  'execution.started',
  'execution.cancelled',
  'algorithm.published',
  'algorithm.allowed',
  'algorithm.withdrawn',
  'join.declined',
  'payment.confirmed',
  'payment.declined',
  'secret.rotated',
  'data.pruned',
  'files.moved',
] as const;
