// Guarantees of the exchange by number, and the test that proves each: file under tests/ and a piece of its title. The
// letter names the subject. A number without a proof is `open` and says why; the check beside this table lists both.
import { by, type Guarantee } from '../../support/guarantees.ts';

/** Highest number of each subject, and how many there must be. */
export const subjects = {
  A: ['signing in', 17],
  R: ['password recovery', 16],
  M: ['the second factor', 11],
  S: ['sessions and tokens', 12],
  Z: ['who may do what', 16],
  L: ['money', 21],
  T: ['states', 11],
  V: ['input', 20],
  C: ['bulk files and the export', 12],
  U: ['pictures', 9],
  X: ['fetching from sources', 10],
  G: ['GraphQL', 7],
  H: ['headers and addresses', 13],
  O: ['errors, logs, secrets', 8],
  D: ['faults', 17],
  P: ['load and limits', 9],
} as const;

const session = 'server/session/session.test.ts › ';
const limits = 'server/session/limits.test.ts › ';
const signIn = 'server/security/signIn.test.ts › ';
const recovery = 'server/recovery/recovery.test.ts › ';
const edit = 'server/users/edit.test.ts › ';
const list = 'server/users/list.test.ts › ';
const mfa = 'server/mfa/mfa.test.ts › ';
const methods = 'server/security/methods.test.ts › ';
const resources = 'server/security/resources.test.ts › ';
const texts = 'server/security/texts.test.ts › ';
const fuzz = 'server/security/fuzz.test.ts › generated requests';
const others = 'server/security/others.test.ts › answers 404';
const fields = 'server/security/fields.test.ts › refuses each by its name';
const shared = 'server/security/limits.test.ts › ';
const process = 'server/faults/process.test.ts › ';
const routes = 'server/faults/routes.test.ts › leaves all or nothing';
const refusals = 'server/core/refusals.test.ts › ';
const documents = 'server/core/documents.test.ts › ';
const matrix = 'server/matrix/matrix.test.ts › role by call';
const states = 'server/offers/states.test.ts › every move by everyone in every state';
const offers = 'server/offers/offers.test.ts › ';
const purchase = 'server/subscriptions/purchase.test.ts › ';
const races = 'server/subscriptions/races.test.ts › ';
const keys = 'server/wallet/keys.test.ts › ';
const wire = 'server/wallet/wire.test.ts › ';
const runs = 'server/executions/runs.test.ts › ';
const fence = 'server/compute/fence.test.ts › ';
const bank = 'server/ledger/bank.test.ts › every moment and the end add up';
const kill = 'server/ledger/kill.test.ts › nothing acknowledged is lost';
const bulk = 'server/bulk/upload.test.ts › ';
const picture = 'server/users/picture.test.ts › ';
const upstream = 'server/upstream/open.test.ts › ';
const addresses = 'server/upstream/addresses.test.ts › addresses judged from the text alone';
const proxy = 'server/access/proxy.test.ts › ';
const reads = 'server/access/reads.test.ts › ';
const graphql = 'server/graphql/limits.test.ts › ';
const lost = 'server/database/lost.test.ts › ';
const visibility = 'server/streams/visibility.test.ts › ';
const requests = 'server/requests/requests.test.ts › ';
const shares = 'server/contracts/shares.test.ts › ';

// prettier-ignore
export const guarantees: Readonly<Record<string, Guarantee>> = {
  A01: by('Unknown, wrong, disabled, locked and waiting sign-ins read alike', `${session}is refused to the %s as to strangers`, `${limits}five wrong, then even the right one`),
  A02: by('The time tells no known name', `${signIn}answers alike for known and unknown names`),
  A03: by('A wait after wrong passwords, for unknown names too', `${limits}doubles the wait`, `${limits}counts unknown names`),
  A04: by('Parallel guesses are counted', `${limits}fifty guesses at once`),
  A05: by('Right ones at once all pass', `${limits}twenty right ones at once`),
  A06: by('One count for all spellings', `${signIn}however the name is written`),
  A07: by('Strangers lock nobody out', `${signIn}do not affect signed-in users`, `${limits}forgets after an hour`),
  A08: by('A limit for each address; forwarded headers from proxies only', `${limits}sixty sign-ins a minute`, `${limits}only from a configured proxy`),
  A09: by('Long passwords of any characters, all of which count', `${signIn}may have 128 characters`),
  A10: by('Common and own words refused, the link stays good', `${recovery}leaves the link usable`, `${list}the address for a password`),
  A11: by('Hashing cannot be used to stop the server', `${signIn}of a megabyte`, `${signIn}storm:`),
  A12: by('Argon2id as advised; older hashes renewed', `${signIn}is hashed by Argon2id`, `${session}renews a hash of another cost`),
  A13: by('No demo people in production', 'server/core/config.test.ts › in production'),
  A14: by('Odd credentials are 400 or 401', `${session}needs both fields, as text`, fuzz),
  A15: by('No new password without the old or a link', `${edit}refuses a user’s change of the own`, `${edit}refuses another’s password to an admin`),
  A16: by('Mail about what touches the account', 'server/mail/mail.test.ts › mails a notice of a sign-in after five wrong', `${edit}and sends a mail`),
  A17: by('The answer is kept by nobody', `${session}in a body that is never cached`),

  R01: by('One answer and one time for all addresses', `${recovery}answers alike for known`, `${signIn}answers alike for known and unknown addresses`, `${edit}a taken address is answered as a free one`),
  R02: by('Random, short, safe in an address', `${signIn}is random, safe in an address`),
  R03: by('Only digests are stored', `${recovery}keeps only digests`),
  R04: by('Works once, also in a race', `${recovery}accepts one of fifty concurrent uses`),
  R05: by('Runs out', `${recovery}a used-up time void`),
  R06: by('Looking does not use it up, and is limited', `${recovery}sets a password once`, `${recovery}limits tries of links`),
  R07: by('Bound to its person', `${recovery}a new link, a changed person`),
  R08: by('A new link or password voids the old link', `${recovery}a new link, a changed person`),
  R09: by('No flood of mail', `${recovery}sends three mails an hour`),
  R10: by('The address of the link is configured', `${signIn}whatever host the request names`),
  R11: by('Only the stored address gets mail', `${signIn}goes to no other address by`),
  R12: by('All sessions end, the owner is told', `${recovery}ends all sessions and mails the owner`),
  R13: by('Neither enables, unlocks nor signs in', `${recovery}neither enables nor unlocks`),
  R14: by('The token leaves the address bar', 'src/pages/recovery/recovery.test.tsx › whose token stays in the tab until then'),
  R15: by('No token in the log', 'server/core/faults.test.ts › holds no password, token'),
  R16: by('A weak password leaves the link good', `${recovery}leaves the link usable`),

  M01: by('A half session opens nothing', `${mfa}opens nothing but the code`, matrix),
  M02: by('A code works once', `${mfa}a code signs in once`),
  M03: by('One step before and after', 'server/mfa/totp.test.ts › one-time passwords'),
  M04: by('Wrong codes wait, over restarts', `${mfa}five wrong codes make everybody wait`),
  M05: by('Off until one right code', `${mfa}is off until one right code`),
  M06: by('Nobody else’s', others, matrix),
  M07: by('Secret encrypted, label escaped', `${mfa}keeps neither secret nor recovery code`, 'server/mfa/totp.test.ts › encodes any account name in the address'),
  M08: by('Recovery codes once, renewal voids', `${mfa}a recovery code replaces the code once`, `${mfa}new recovery codes void`),
  M09: by('Switching off needs a code', `${mfa}switching off needs a code`),
  M10: by('No half state in a race', `${mfa}leave no half state`),
  M11: by('One count, wherever it is tried', `${mfa}five wrong codes make everybody wait`),

  S01: by('One algorithm, always checked', `${session}a token that is not ours`, `${methods}is looked at whole`),
  S02: by('All claims checked', `${session}a token that is not ours`),
  S03: by('Raw in one header and nowhere else', `${methods}opens nothing`),
  S04: by('Signing out ends it at once', `${session}ends at once on the server`),
  S05: by('Disabled, locked, changed slots: at once', `${session}opens nothing once its person is`, `${edit}slots count from the next call on`),
  S06: by('Running reads end as well', `${reads}a replaced key, a disabled buyer`, 'server/notifications/notifications.test.ts › stop streaming within seconds'),
  S07: by('Idle and absolute ends', `${session}ends after an idle hour`, `${session}ends after a day`),
  S08: by('A restart neither revives nor drops', `${process}keeps sessions`),
  S09: by('A long secret, for its owner only', 'server/core/config.test.ts › in one line that names it', `${process}the secret for its owner only`),
  S10: by('Sign out everywhere', `${list}lists where one is signed in`, `${edit}who may end sessions`),
  S11: by('Nothing personal in a token', `${session}ids and times only`),
  S12: by('A wrong clock lets nobody in and locks nobody out', `${process}set back after a sign-in`, `${session}is over by a clock past 2038`),

  Z01: by('A table of roles drives the tests', matrix, 'server/matrix/matrix.test.ts › has a row for every route'),
  Z02: by('Another’s object is not there', others),
  Z03: by('Admin calls are for admins', matrix, 'server/core/table.test.ts › is closed to other slots'),
  Z04: by('Fields that nobody may write', fields),
  Z05: by('The address is for the owner', `${visibility}is in no answer to others`),
  Z06: by('Access ends when it ends', `${reads}within a second of its end`),
  Z07: by('Drafts and private streams in no list', `${visibility}streams that are public, published and not past their end`, `${refusals}the query %s`),
  Z08: by('Search is literal and bounded', `${texts}is looked for literally`),
  Z09: by('?owner= is no identity', matrix, `${shares}are signed once, by the named partner`),
  Z10: by('Results of runs are their owner’s', `${runs}under the id of the specification`, matrix),
  Z11: by('Pictures are changed by their owner', matrix, 'server/streams/update.test.ts › is set by the owner'),
  Z12: by('No dealing with oneself', `${offers}refuses an offer on an own or a missing stream`, `${purchase}refuses %s and leaves nothing`),
  Z13: by('One admin is always left', 'server/users/lastAdmin.test.ts › keeps one admin when two apply'),
  Z14: by('Guessed ids gain nothing', others),
  Z15: by('Not yours and not there are the same bytes', others),
  Z16: by('No other spelling, no other method', `${methods}gives a buyer no list`, `${methods}is not looked at`),

  L01: by('Whole micro-tokens only', `${refusals}whole numbers are written as such`, `${wire}refuses an amount of`),
  L02: by('The app converts by digits', 'design-system/form/AmountField.test.tsx › never loses or gains a micro-token'),
  L03: by('Everything sums to zero', bank),
  L04: by('A balance is its history, at every moment', bank),
  L05: by('Money for one buys one', `${races}money for one purchase buys exactly one`),
  L06: by('Withdrawals and purchases together', `${races}a wallet is withdrawn from`),
  L07: by('Fifty accepts have one winner', `${offers}fifty accepts at once`),
  L08: by('Accept, reject, revise: one wins', `${offers}accept, reject and revise at once`),
  L09: by('Only terms that were seen', `${offers}refuses a version that is not current`),
  L10: by('Keys make a call safe to repeat', `${keys}the same key and body answer`, `${keys}another body under the same key`),
  L11: by('A refused attempt frees its key', `${keys}a refused attempt frees`),
  L12: by('A lost answer is one effect', `${races}one key is one purchase`, `${keys}an attempt that died`),
  L13: by('The bank holds under jitter', bank),
  L14: by('And under kill -9', kill),
  L15: by('The price is the server’s', `${wire}a price or total in the request`),
  L16: by('No overflow', 'server/wallet/history.test.ts › holds up to 2^53'),
  L17: by('Hours are bounded', `${purchase}refuses %s and leaves nothing`, fuzz),
  L18: by('Shares add up', `${shares}splits without a loss, and shows no figure beyond the exact range`),
  L19: by('Limits on a move', `${wire}refuses an amount of`),
  L20: by('Pages of history have no hole', 'server/wallet/history.test.ts › pages without a hole'),
  L21: by('Who moved money, by which request and key', `${keys}each transfer keeps by which request and key`),

  T01: by('Only the drawn moves', states),
  T02: by('A closed offer stays closed', states),
  T03: by('Too little money leaves nothing', `${purchase}refuses %s and leaves nothing`),
  T04: by('No offer where none can be', `${offers}refuses an offer on a stream that`, `${offers}creating twice at once`),
  T05: by('A stream taken off', `${requests}ends open offers`),
  T06: by('Buying again extends', `${purchase}extends running access from its end`),
  T07: by('Contracts that cannot be', `${shares}refuse partners and times`),
  T08: by('Times are kept as sent', 'server/database/types.test.ts › comes back the same', `${refusals}%s = %j`),
  T09: by('Disabled, locked, edited', `${edit}editing people`),
  T10: by('All or nothing when the database fails', routes, 'server/ledger/faults.test.ts › a purchase'),
  T11: by('Runs end', `${runs}goes through its phases to a result`, `${runs}can be stopped while it runs`, 'server/executions/badInput.test.ts › that never ends is left', 'server/executions/restart.test.ts › survives the death of the server'),

  V01: by('No input is a fault', fuzz),
  V02: by('NUL is refused', `${texts}is refused by the name of its field`),
  V03: by('Odd Unicode is text', `${texts}is stored as plain text`, `${session}the same text however it is composed`),
  V04: by('Markup is text everywhere', `${texts}is stored as plain text`, `${texts}holds markup as text`),
  V05: by('No script for an address', `${refusals}%s = %j`),
  V06: by('SQL and patterns are text', `${texts}is looked for literally`),
  V07: by('No prototype', `${refusals}forbidden content of a body`),
  V08: by('No name twice', `${refusals}a name twice`),
  V09: by('Queries as written', `${refusals}the query %s`),
  V10: by('Deep and huge JSON ends at once', `${resources}is refused at once`),
  V11: by('The limit of a body holds', `${resources}in chunks is cut off`),
  V12: by('Packed bodies refused', `${refusals}a packed body`),
  V13: by('Types and charsets', `${refusals}another type`),
  V14: by('Broken forms', `${resources}forms`, `${picture}refuses forms that are cut`),
  V15: by('No path leads out', `${documents}gives no file beside its own`, `${methods}is not there`),
  V16: by('No smuggling', 'server/core/broken.test.ts › bytes that are no request'),
  V17: by('Heads are bounded', 'server/core/broken.test.ts › a head of 20 kB'),
  V18: by('No pattern is slow', `${resources}is refused at once`),
  V19: by('Limits of fields', `${refusals}%s = %j`, fuzz),
  V20: by('Unknown fields are refused', fields),

  C01: by('One bad row, nothing stored', `${bulk}counts rows, not lines`, `${bulk}returns the first hundred problems`),
  C02: by('Every form of CSV', `${bulk}means the same with`),
  C03: by('Other encodings named', `${bulk}is refused as a whole`),
  C04: by('Limits of a file', `${bulk}of more than 100,000 rows`),
  // The clock is judged by npm run test:load; npm test sends three thousand rows.
  C05: by('100,000 rows in 30 s with others served', '../tools/load/bulk.test.ts › of 100,000 rows is listed', '../tools/load/load.test.ts › a bulk file and the calls that are served'),
  C06: by('Cut off: none or all', 'server/bulk/crash.test.ts › whichever database call fails'),
  C07: by('Two at once', `${bulk}sent twice at once`),
  C08: by('No formula in the export', `${texts}no cell of the export begins a formula`),
  C09: by('Own rows only', 'server/streams/update.test.ts › leaves out other owners’ streams'),
  C10: by('Other files under the name', `${bulk}is refused as a whole`),
  C11: by('Cells as the form', `${bulk}a bulk file`),
  C12: by('So many files an hour', `${shared}bulk files`),

  U01: by('Three kinds, by content, made anew', `${picture}accepts %s under any file name`, `${picture}removes metadata from pictures`),
  U02: by('No SVG', `${picture}refuses %s`),
  U03: by('Size before decoding', `${picture}refuses by the header alone`),
  U04: by('Served so that nothing runs', `${picture}accepts %s under any file name`),
  U05: by('A name is no path', `${picture}accepts %s under any file name`),
  U06: by('No place in a picture', `${picture}removes metadata from pictures`),
  U07: by('A cut upload leaves nothing', `${picture}refuses forms that are cut`),
  U08: by('The old one goes', `${picture}removes the picture that it replaces`),
  U09: by('Several keeps one admin when two apply whole', `${picture}also when several come at once`),

  X01: by('http and https to open ports', addresses),
  X02: by('Checked at the connection', `${upstream}the socket gets the very addresses`),
  X03: by('IPv6 in all its forms', addresses),
  X04: by('Each redirect is checked', `${upstream}redirects`),
  X05: by('Time and size end', `${upstream}limits`),
  X06: by('Data is not passed raw', `${proxy}hands the data out as it is, fenced in`),
  X07: by('The source learns nothing', `${proxy}no header that identifies the reader`),
  X08: by('An error maps nothing', `${proxy}502 with a reason that maps nothing`, `${upstream}reads like a blocked one`),
  X09: by('So many at once', `${reads}one buyer reads eight times at once`),
  X10: by('Runs are fenced', `${fence}cannot read beside its folder`, `${fence}has no network`, `${fence}stops at its memory`, `${runs}works on own data`, 'server/executions/badInput.test.ts › that never ends is left'),

  G01: by('Depth, aliases, directives, tokens, cost', `${graphql}refuses with 400`),
  G02: by('No batches', `${graphql}takes neither batches`),
  G03: by('Introspection for whoever is signed in', 'server/graphql/reads.test.ts › introspection shows the schema'),
  G04: by('POST and JSON', `${graphql}takes neither batches nor GET nor forms`),
  G05: by('The same session and rights', 'server/matrix/matrix.test.ts › reads over GraphQL need a session', 'server/graphql/reads.test.ts › returns only records'),
  G06: by('Errors tell nothing', `${graphql}names a refused argument`),
  G07: by('Lists are bounded', `${graphql}names a refused argument`),

  H01: by('A strict policy', `${documents}is served at %s with the strict policy`),
  H02: by('Trusted types', `${documents}is served at %s with the strict policy`),
  H03: by('Calls have their own', `${documents}of a call`),
  H04: by('https stays https', `${documents}ask for https only where`),
  H05: by('No referrer, no features, no names', `${documents}of a call`, `${methods}no answer names the program`),
  H06: by('What may be kept', `${documents}keeps hashed files for a year`),
  H07: by('A missing file is 404', `${documents}answers a missing file with 404`),
  H08: by('No other site', `${methods}is let nowhere`),
  H09: by('No plain form', `${methods}cannot change anything by a plain form`),
  H10: by('No other verbs', `${methods}does nothing`),
  H11: by('Nothing else open', `${methods}closed routes and methods`),
  H12: by('No way on', `${methods}no parameter leads elsewhere`),
  H13: by('Signing out clears', `${methods}sends Clear-Site-Data`),

  O01: by('One shape of errors', `${refusals}every refusal has the one shape`, fuzz),
  O02: by('No innards', fuzz),
  O03: by('No secrets in the log', 'server/core/faults.test.ts › holds no password, token'),
  O04: by('No line written by a text', `${texts}none was written by a text`),
  O05: by('Deeds are written down', 'server/audit/audit.test.ts › lists each event once'),
  O06: by('What nobody foresaw ends cleanly', `${process}until an unforeseen error`),
  O07: by('No secret is told', `${process}the secret for its owner only`),
  O08: by('The lock file is whole', 'support/checks/lockcheck.js › integrity'),

  D01: by('kill -9 loses nothing acknowledged', kill, `${process}loses nothing that was acknowledged`),
  D02: by('An answer only after the commit', `${process}loses nothing that was acknowledged`),
  D03: by('One process on one folder', 'server/core/process.test.ts › refuses its data to a second process'),
  D04: by('Told to stop', `${process}while fifty requests run`, 'server/core/faults.test.ts › answers 503 over open connections while it stops'),
  D05: by('The database lost and back', `${lost}many callers during the loss`),
  D06: by('A stuck query is ended', `${lost}a stuck query is ended, and the thread that serves stays free`),
  D07: by('A full disk', `${process}that fills up`, 'server/database/maintenance.test.ts › refuses writes while the disk is nearly full'),
  D08: by('A folder that cannot be used', 'server/database/embedded.test.ts › a folder that cannot be used'),
  D09: by('A migration that was cut off', 'server/database/migrate.test.ts › goes on after an interruption'),
  D10: by('Backup while serving', 'server/backup/backup.test.ts › comes back in an empty place'),
  D11: by('Slow connections', `${resources}hundreds that never finish`),
  D12: by('Who leaves frees the work', `${reads}a reader who leaves frees the source`),
  D13: by('A wrong clock', `${process}who is signed in is served, and times are in UTC`),
  D14: by('Mail down', 'server/mail/mail.test.ts › is given up after five tries', 'server/mail/mail.test.ts › is not sent again'),
  D15: by('A fault at every query of every call', routes),
  D16: by('Runs can be repeated', 'server/security/fuzz.test.ts › FUZZ_SEED', 'server/database/faults.test.ts › one seed gives one sequence'),
  D17: by('Few descriptors', `${process}without descriptors too`),

  // By npm run test:load, on a separate machine.
  P01: by('Reads under load', '../tools/load/rates.test.ts › three hundred pages a second'),
  P02: by('Money under load', '../tools/load/rates.test.ts › moves tokens a hundred and fifty times a second'),
  P03: by('Both together', '../tools/load/load.test.ts › live the story without an error'),
  P04: by('Too much is shed', `${signIn}storm:`),
  P05: by('The loop does not stand still', `${resources}is refused at once`, `${lost}the thread that serves stays free`),
  P06: by('Two hours leave nothing', '../tools/load/growth.test.ts › a call leaves nothing behind'),
  P07: by('A limit for each person', `${limits}a hundred calls a second`, `${shared}count over all processes`),
  P08: by('Limits survive a restart', `${shared}count over all processes`, `${shared}on wrong passwords`, `${mfa}five wrong codes make everybody wait`),
  P09: by('Limits are forgotten', `${shared}a crowd of names`),
};
