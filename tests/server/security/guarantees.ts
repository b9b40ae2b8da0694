// Guarantees of the exchange by number, and the test that proves each: file under tests/ and a piece of its title. The
// letter names the subject. A number without a proof is `open` and says why; the check beside this table lists both.
import { by, type Guarantee } from '../../support/guarantees.ts';

/** Highest number of each subject, and how many there must be. */
export const subjects = {
  A: ['sign-in', 17],
  R: ['password recovery', 16],
  M: ['two-factor authentication', 11],
  S: ['sessions and tokens', 12],
  Z: ['permissions', 16],
  L: ['money', 21],
  T: ['states', 11],
  V: ['input', 20],
  C: ['bulk files and the export', 12],
  U: ['pictures', 9],
  X: ['reading sources', 10],
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
  A02: by('Response time does not reveal whether an account exists', `${signIn}answers alike for known and unknown names`),
  A03: by('Wrong passwords cause a wait, for unknown names too', `${limits}doubles the wait`, `${limits}counts unknown names`),
  A04: by('Parallel guesses are all counted', `${limits}fifty guesses at once`),
  A05: by('Concurrent right passwords all succeed', `${limits}twenty right ones at once`),
  A06: by('All spellings of a name share one count', `${signIn}however the name is written`),
  A07: by('Guesses by others lock out no account', `${signIn}do not affect signed-in users`, `${limits}forgets after an hour`),
  A08: by('Sign-ins per address are limited, with forwarded headers from proxies only', `${limits}sixty sign-ins a minute`, `${limits}only from a configured proxy`),
  A09: by('Passwords may be long, and every character counts', `${signIn}may have 128 characters`),
  A10: by('Common and own-name passwords are refused, and the link stays valid', `${recovery}leaves the link usable`, `${list}the address for a password`),
  A11: by('Password hashing cannot exhaust the server', `${signIn}of a megabyte`, `${signIn}storm:`),
  A12: by('Argon2id with recommended cost; older hashes are renewed', `${signIn}is hashed by Argon2id`, `${session}renews a hash of another cost`),
  A13: by('Production has no demo accounts', 'server/core/config.test.ts › in production'),
  A14: by('Malformed credentials are 400 or 401', `${session}needs both fields, as text`, fuzz),
  A15: by('A new password needs the old one or a link', `${edit}refuses a user’s change of the own`, `${edit}refuses another’s password to an admin`),
  A16: by('Security events of an account are mailed', 'server/mail/mail.test.ts › mails a notice of a sign-in after five wrong', `${edit}and sends a mail`),
  A17: by('Sign-in responses are never cached', `${session}in a body that is never cached`),

  R01: by('Response and time are the same for all addresses', `${recovery}answers alike for known`, `${signIn}answers alike for known and unknown addresses`, `${edit}a taken address is answered as a free one`),
  R02: by('Tokens are random, short and safe in URLs', `${signIn}is random, safe in an address`),
  R03: by('Only token digests are stored', `${recovery}keeps only digests`),
  R04: by('A link works once, even under concurrency', `${recovery}accepts one of fifty concurrent uses`),
  R05: by('Links expire', `${recovery}a used-up time void`),
  R06: by('Opening a link does not use it up, and is limited', `${recovery}sets a password once`, `${recovery}limits tries of links`),
  R07: by('A link works only for its account', `${recovery}a new link, a changed person`),
  R08: by('A new link or password revokes the old link', `${recovery}a new link, a changed person`),
  R09: by('Recovery mails are limited', `${recovery}sends three mails an hour`),
  R10: by('Links use the configured host', `${signIn}whatever host the request names`),
  R11: by('Only the stored address gets mail', `${signIn}goes to no other address by`),
  R12: by('Recovery ends all sessions and notifies the owner', `${recovery}ends all sessions and mails the owner`),
  R13: by('Recovery neither enables, unlocks nor signs in', `${recovery}neither enables nor unlocks`),
  R14: by('The token leaves the address bar', 'src/pages/recovery/recovery.test.tsx › whose token stays in the tab until then'),
  R15: by('No token in the log', 'server/core/faults.test.ts › holds no password, token'),
  R16: by('A weak password leaves the link valid', `${recovery}leaves the link usable`),

  M01: by('A half-open session opens nothing else', `${mfa}opens nothing but the code`, matrix),
  M02: by('A code works once', `${mfa}a code signs in once`),
  M03: by('Codes of one step before and after are valid', 'server/mfa/totp.test.ts › one-time passwords'),
  M04: by('Wrong codes cause a wait, across restarts', `${mfa}five wrong codes make everybody wait`),
  M05: by('Two-factor authentication is off until the first right code', `${mfa}is off until one right code`),
  M06: by('Other people’s settings are out of reach', others, matrix),
  M07: by('Secrets are encrypted, and labels escaped', `${mfa}keeps neither secret nor recovery code`, 'server/mfa/totp.test.ts › encodes any account name in the address'),
  M08: by('Recovery codes work once, and renewal revokes them', `${mfa}a recovery code replaces the code once`, `${mfa}new recovery codes void`),
  M09: by('Turning off needs a code', `${mfa}switching off needs a code`),
  M10: by('Races leave no partial state', `${mfa}leave no half state`),
  M11: by('All places of entry share one count', `${mfa}five wrong codes make everybody wait`),

  S01: by('Tokens have one algorithm, which is always checked', `${session}a token that is not ours`, `${methods}is looked at whole`),
  S02: by('All token claims are checked', `${session}a token that is not ours`),
  S03: by('Tokens are accepted in one header only', `${methods}opens nothing`),
  S04: by('Signing out ends the session at once', `${session}ends at once on the server`),
  S05: by('Disabling, locking and role changes apply at once', `${session}opens nothing once its person is`, `${edit}slots apply from the next call on`),
  S06: by('Running reads end with the session', `${reads}a replaced key, a disabled buyer`, 'server/notifications/notifications.test.ts › stop streaming within seconds'),
  S07: by('Sessions end when idle and at an absolute limit', `${session}ends after an idle hour`, `${session}ends after a day`),
  S08: by('A restart neither revives nor drops sessions', `${process}keeps sessions`),
  S09: by('The secret is long, and readable by its owner only', 'server/core/config.test.ts › in one line that names it', `${process}the secret for its owner only`),
  S10: by('A person can sign out everywhere', `${list}lists own sessions, ends the others, and exports own data`, `${edit}who may end sessions`),
  S11: by('Tokens contain no personal data', `${session}ids and times only`),
  S12: by('A wrong clock grants and blocks no sign-in', `${process}set back after a sign-in`, `${session}is over by a clock past 2038`),

  Z01: by('Tests derive from the table of roles', matrix, 'server/matrix/matrix.test.ts › has a row for every route'),
  Z02: by('Objects of others are 404', others),
  Z03: by('Admin calls require an admin', matrix, 'server/core/table.test.ts › is closed to other slots'),
  Z04: by('Protected fields cannot be written', fields),
  Z05: by('Only the owner sees the source address', `${visibility}is in no answer to others`),
  Z06: by('Reads end with the access', `${reads}within a second of its end`),
  Z07: by('Drafts and private streams are in no list', `${visibility}streams that are public, published and not past their end`, `${refusals}the query %s`),
  Z08: by('Search text is literal and bounded', `${texts}is looked for literally`),
  Z09: by('`?owner=` grants no identity', matrix, `${shares}are signed once, by the named partner`),
  Z10: by('Results of runs belong to their owner', `${runs}under the id of the specification`, matrix),
  Z11: by('Only the owner changes a picture', matrix, 'server/streams/update.test.ts › is set by the owner'),
  Z12: by('People cannot trade with themselves', `${offers}refuses an offer on an own or a missing stream`, `${purchase}refuses %s and leaves nothing`),
  Z13: by('At least one admin remains', 'server/users/lastAdmin.test.ts › keeps one admin when two apply'),
  Z14: by('Guessed ids grant nothing', others),
  Z15: by('Missing and foreign objects have identical replies', others),
  Z16: by('Other spellings and methods bypass nothing', `${methods}gives a buyer no list`, `${methods}is not looked at`),

  L01: by('Amounts are whole micro-tokens', `${refusals}whole numbers are written as such`, `${wire}refuses an amount of`),
  L02: by('The app converts amounts digit by digit', 'design-system/form/AmountField.test.tsx › never loses or gains a micro-token'),
  L03: by('All balances sum to zero', bank),
  L04: by('Balances equal their history at every moment', bank),
  L05: by('Tokens for one purchase buy exactly one', `${races}money for one purchase buys exactly one`),
  L06: by('Concurrent withdrawals and purchases stay correct', `${races}a wallet is withdrawn from`),
  L07: by('Fifty concurrent accepts have one winner', `${offers}fifty accepts at once`),
  L08: by('One of accept, reject and revise wins', `${offers}accept, reject and revise at once`),
  L09: by('Only displayed terms can be accepted', `${offers}refuses a version that is not current`),
  L10: by('Idempotency keys make calls repeatable', `${keys}the same key and body replay the first reply with one effect, whatever the balance since`, `${keys}another body under the same key`),
  L11: by('A refused attempt frees its key', `${keys}a refused attempt frees`),
  L12: by('A lost reply has one effect', `${races}one key is one purchase`, `${keys}a dead attempt keeps its key for ten seconds`),
  L13: by('The ledger balances under random delays', bank),
  L14: by('The ledger balances after kill -9', kill),
  L15: by('The server sets the price', `${wire}a price or total in the request`),
  L16: by('Amounts do not overflow', 'server/wallet/history.test.ts › holds up to 2^53'),
  L17: by('Hours are bounded', `${purchase}refuses %s and leaves nothing`, fuzz),
  L18: by('Shares add up', `${shares}loses nothing`),
  L19: by('Amounts per move are limited', `${wire}refuses an amount of`),
  L20: by('Pages of history have no gaps', 'server/wallet/history.test.ts › pages without a hole'),
  L21: by('Each transfer records its request and key', `${keys}each transfer keeps by which request and key`),

  T01: by('Only defined transitions are possible', states),
  T02: by('A closed offer stays closed', states),
  T03: by('An unaffordable purchase changes nothing', `${purchase}refuses %s and leaves nothing`),
  T04: by('Offers are refused where none is possible', `${offers}refuses an offer on a stream that`, `${offers}creating twice at once`),
  T05: by('Removing a stream ends its offers', `${requests}ends open offers`),
  T06: by('Buying again extends the access', `${purchase}extends running access from its end`),
  T07: by('Invalid contracts are refused', `${shares}refuse partners and times`),
  T08: by('Times are stored as sent', 'server/database/types.test.ts › comes back the same', `${refusals}%s = %j`),
  T09: by('Changes of people keep their states valid', `${edit}editing people`),
  T10: by('Database failures leave all or nothing', routes, 'server/ledger/faults.test.ts › a purchase'),
  T11: by('Every run ends', `${runs}goes through its phases to a result`, `${runs}can be stopped while it runs`, 'server/executions/badInput.test.ts › that never ends is left', 'server/executions/restart.test.ts › survives the death of the server'),

  V01: by('No input causes a server fault', fuzz),
  V02: by('NUL is refused', `${texts}is refused by the name of its field`),
  V03: by('Unusual Unicode is stored as text', `${texts}is stored as plain text`, `${session}the same text however it is composed`),
  V04: by('Markup is text everywhere', `${texts}is stored as plain text`, `${texts}holds markup as text`),
  V05: by('Script addresses are refused', `${refusals}%s = %j`),
  V06: by('SQL and patterns are text', `${texts}is looked for literally`),
  V07: by('Prototype keys are refused', `${refusals}forbidden content of a body`),
  V08: by('Duplicate keys are refused', `${refusals}a name twice`),
  V09: by('Queries are parsed strictly', `${refusals}the query %s`),
  V10: by('Deep and huge JSON is refused at once', `${resources}is refused at once`),
  V11: by('The body limit is enforced', `${resources}in chunks is cut off`),
  V12: by('Compressed bodies are refused', `${refusals}a packed body`),
  V13: by('Other content types and charsets are refused', `${refusals}another type`),
  V14: by('Malformed forms are refused', `${resources}forms`, `${picture}refuses forms that are cut`),
  V15: by('Paths cannot leave their folder', `${documents}gives no file beside its own`, `${methods}is not there`),
  V16: by('Request smuggling fails', 'server/core/broken.test.ts › bytes that are no request'),
  V17: by('Request heads are limited', 'server/core/broken.test.ts › a head of 20 kB'),
  V18: by('No pattern takes long', `${resources}is refused at once`),
  V19: by('Field limits are enforced', `${refusals}%s = %j`, fuzz),
  V20: by('Unknown fields are refused', fields),

  C01: by('One invalid row stores nothing', `${bulk}counts rows, not lines`, `${bulk}returns the first hundred problems`),
  C02: by('All CSV dialects have the same meaning', `${bulk}means the same with`),
  C03: by('Other encodings are named', `${bulk}is refused as a whole`),
  C04: by('File limits are enforced', `${bulk}of more than 100,000 rows`),
  // The clock is judged by npm run test:load; npm test sends three thousand rows.
  C05: by('100,000 rows take at most 30 s while others are served', '../tools/load/bulk.test.ts › of 100,000 rows is listed', '../tools/load/load.test.ts › a bulk file and the calls that are served'),
  C06: by('An interrupted upload stores all or nothing', 'server/bulk/crash.test.ts › whichever database call fails'),
  C07: by('Concurrent uploads stay correct', `${bulk}sent twice at once`),
  C08: by('Exports contain no formulas', `${texts}no cell of the export begins a formula`),
  C09: by('Exports contain own rows only', 'server/streams/update.test.ts › leaves out other owners’ streams'),
  C10: by('Files of other types are refused', `${bulk}is refused as a whole`),
  C11: by('Cells follow the rules of the form', `${bulk}a bulk file`),
  C12: by('Uploads per hour are limited', `${shared}bulk files`),

  U01: by('Three formats are detected by content and re-encoded', `${picture}accepts %s under any file name`, `${picture}removes metadata from pictures`),
  U02: by('SVG is refused', `${picture}refuses %s`),
  U03: by('Size is checked before decoding', `${picture}refuses by the header alone`),
  U04: by('Pictures are served without active content', `${picture}accepts %s under any file name`),
  U05: by('File names never become paths', `${picture}accepts %s under any file name`),
  U06: by('Pictures keep no location', `${picture}removes metadata from pictures`),
  U07: by('An interrupted upload leaves nothing', `${picture}refuses forms that are cut`),
  U08: by('The replaced picture is removed', `${picture}removes the picture that it replaces`),
  U09: by('Concurrent uploads leave one picture', `${picture}also when several come at once`),

  X01: by('Only http and https to public ports', addresses),
  X02: by('Addresses are checked at the connection', `${upstream}the socket gets the very addresses`),
  X03: by('All forms of IPv6 are checked', addresses),
  X04: by('Each redirect is checked', `${upstream}redirects`),
  X05: by('Time and size are limited', `${upstream}limits`),
  X06: by('Source headers are filtered', `${proxy}hands the data out as it is, fenced in`),
  X07: by('Sources learn nothing about readers', `${proxy}no header that identifies the reader`),
  X08: by('Errors reveal nothing about the network', `${proxy}502 with a reason that maps nothing`, `${upstream}reads like a blocked one`),
  X09: by('Concurrent reads are limited', `${reads}one buyer reads eight times at once`),
  X10: by('Runs are sandboxed', `${fence}cannot read beside its folder`, `${fence}has no network`, `${fence}stops at its memory`, `${runs}works on own data`, 'server/executions/badInput.test.ts › that never ends is left'),

  G01: by('Depth, aliases, directives, tokens and cost are limited', `${graphql}refuses with 400`),
  G02: by('Batches are refused', `${graphql}takes neither batches`),
  G03: by('Introspection needs a session', 'server/graphql/reads.test.ts › introspection shows the schema'),
  G04: by('Only POST with JSON is accepted', `${graphql}takes neither batches nor GET nor forms`),
  G05: by('Sessions and rights are those of REST', 'server/matrix/matrix.test.ts › reads over GraphQL need a session', 'server/graphql/reads.test.ts › returns only records'),
  G06: by('Errors reveal nothing', `${graphql}names a refused argument`),
  G07: by('List lengths are bounded', `${graphql}names a refused argument`),

  H01: by('The content policy is strict', `${documents}is served at %s with the strict policy`),
  H02: by('Trusted Types are required', `${documents}is served at %s with the strict policy`),
  H03: by('Calls have their own policy', `${documents}of a call`),
  H04: by('https is enforced where configured', `${documents}ask for https only where`),
  H05: by('No referrer, features or program names are sent', `${documents}of a call`, `${methods}no answer names the program`),
  H06: by('Caching follows the content', `${documents}keeps hashed files for a year`),
  H07: by('A missing file is 404', `${documents}answers a missing file with 404`),
  H08: by('Other sites are not allowed', `${methods}is let nowhere`),
  H09: by('Plain forms change nothing', `${methods}cannot change anything by a plain form`),
  H10: by('Other methods do nothing', `${methods}does nothing`),
  H11: by('No other routes are open', `${methods}closed routes and methods`),
  H12: by('Open redirects are impossible', `${methods}no parameter leads elsewhere`),
  H13: by('Signing out clears browser data', `${methods}sends Clear-Site-Data`),

  O01: by('Errors have one format', `${refusals}every refusal has the one shape`, fuzz),
  O02: by('Errors reveal no internals', fuzz),
  O03: by('The log contains no secrets', 'server/core/faults.test.ts › holds no password, token'),
  O04: by('Input cannot forge log lines', `${texts}none was written by a text`),
  O05: by('Account actions are in the audit log', 'server/audit/audit.test.ts › lists each event once'),
  O06: by('Unexpected errors end the process cleanly', `${process}until an unforeseen error`),
  O07: by('No secret is revealed', `${process}the secret for its owner only`),
  O08: by('The lock file has all integrity hashes', 'support/checks/lockcheck.js › integrity'),

  D01: by('kill -9 loses nothing acknowledged', kill, `${process}loses nothing that was acknowledged`),
  D02: by('Replies follow the commit', `${process}loses nothing that was acknowledged`),
  D03: by('One process per folder', 'server/core/process.test.ts › refuses its data to a second process'),
  D04: by('A stop signal drains requests', `${process}while fifty requests run`, 'server/core/faults.test.ts › answers 503 over open connections while it stops'),
  D05: by('The server recovers from a lost database', `${lost}many callers during the loss`),
  D06: by('A stuck query is ended', `${lost}a stuck query is ended, and the thread that serves stays free`),
  D07: by('A full disk refuses writes', `${process}that fills up`, 'server/database/maintenance.test.ts › refuses writes while the disk is nearly full'),
  D08: by('An unusable folder is reported', 'server/database/embedded.test.ts › a folder that cannot be used'),
  D09: by('Interrupted migrations resume', 'server/database/migrate.test.ts › goes on after an interruption'),
  D10: by('Backups work while serving', 'server/backup/backup.test.ts › comes back in an empty place'),
  D11: by('Slow connections are limited', `${resources}hundreds that never finish`),
  D12: by('A reader that leaves frees the source', `${reads}a reader who leaves frees the source`),
  D13: by('A wrong system clock breaks nothing', `${process}who is signed in is served, and times are in UTC`),
  D14: by('Mail failures are retried', 'server/mail/mail.test.ts › is given up after five tries', 'server/mail/mail.test.ts › is not sent again'),
  D15: by('A failure of any query of any call leaves all or nothing', routes),
  D16: by('Failing runs can be repeated', 'server/security/fuzz.test.ts › FUZZ_SEED', 'server/database/faults.test.ts › one seed gives one sequence'),
  D17: by('Running out of file descriptors is survived', `${process}without descriptors too`),

  // By npm run test:load, on a separate machine.
  P01: by('Reads reach their rate', '../tools/load/rates.test.ts › three hundred pages a second'),
  P02: by('Money calls reach their rate', '../tools/load/rates.test.ts › moves tokens a hundred and fifty times a second'),
  P03: by('Mixed load has no errors', '../tools/load/load.test.ts › live the story without an error'),
  P04: by('Overload is shed', `${signIn}storm:`),
  P05: by('The event loop is not blocked', `${resources}is refused at once`, `${lost}the thread that serves stays free`),
  P06: by('Two hours of load leave no growth', '../tools/load/growth.test.ts › a call leaves nothing behind'),
  P07: by('Calls per person are limited', `${limits}a hundred calls a second`, `${shared}count over all processes`),
  P08: by('Limits survive a restart', `${shared}count over all processes`, `${shared}on wrong passwords`, `${mfa}five wrong codes make everybody wait`),
  P09: by('Limits are forgotten in time', `${shared}a crowd of names`),
};
