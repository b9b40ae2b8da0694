import type { HealthFinding, queueNames } from '#contract/health.ts';

export const healthMessages = {
  fine: { title: 'Everything works', text: 'This page checks again every 15 seconds while it is open.' },
  findings: {
    databaseReadOnly: {
      title: 'The database takes no changes',
      text: 'Purchases, offers and new products are refused. Check whether it is a standby, or its disk is full.',
    },
    ledgerUnbalanced: {
      title: 'The balances do not add up',
      text: 'Stop taking payments and run "npm run audit:ledger".',
    },
    folderReadOnly: {
      title: 'The data folder takes no changes',
      text: 'Uploads, tables and analyses wait. Check the rights of the folder and its disk.',
    },
    diskLow: { title: 'The disk is almost full', text: 'Free space or enlarge the disk of the data folder.' },
    processLost: {
      title: 'A server process has stopped reporting',
      text: 'It crashed or cannot reach the database. A restarted process has another row.',
    },
    versionsDiffer: {
      title: 'Server processes run different versions',
      text: 'Finish the update, so that all of them run the same one.',
    },
    queueLate: {
      title: 'Work waits for more than ten minutes',
      text: 'See the queues below. The log of the server names the cause.',
    },
    mailsFailed: {
      title: 'Mails could not be delivered today',
      text: 'Check the mail server in SMTP_URL. The log names each mail without its address.',
    },
    backupOld: {
      title: 'No backup in the last seven days',
      text: 'Run "npm run backup" daily and store the file elsewhere.',
    },
    sourcesFailing: {
      title: 'Sources of products fail',
      text: 'Buyers cannot read this data. Their sellers are notified. Contact those who do not respond.',
    },
  } satisfies Record<HealthFinding, { title: string; text: string }>,
  figures: {
    processes: 'Server processes',
    database: 'Database',
    disk: 'Free disk space',
    backup: 'Last backup',
    waiting: 'Work waiting',
    signIns: 'Sign-ins on hold',
  },
  engines: { embedded: 'Embedded', postgres: 'PostgreSQL' },
  notes: {
    version: 'Version {version}',
    database: '{engine}, schema {schema}',
    disk: 'of {total} · uploaded files {files}',
    ofDisk: 'of {total}',
    noBackup: 'Never',
    unknown: 'Unknown',
    waiting: 'entries due, all queues',
    signIns: 'after wrong passwords',
  },
  processes: {
    title: 'Server processes',
    columns: {
      process: 'Host',
      version: 'Version',
      memory: 'Memory',
      started: 'Started',
      seen: 'Last report',
      state: 'State',
    },
    running: 'Running',
    lost: 'Lost',
  },
  queues: {
    title: 'Queues',
    columns: { name: 'Queue', waiting: 'Waiting', oldest: 'Longest wait', failed: 'Given up' },
    names: {
      mails: 'Account mails',
      notifications: 'Notifications by mail and webhook',
      runs: 'Analyses',
      measurements: 'Measurements of sources',
      imports: 'Bulk uploads',
    } satisfies Record<(typeof queueNames)[number], string>,
    none: '–',
    seconds: '{count} s',
    minutes: '{count} min',
  },
  sources: {
    title: 'Failing sources',
    columns: { product: 'Product', seller: 'Seller', since: 'Since', reason: 'What happened', state: 'Sale' },
    stopped: 'Stopped',
    retried: 'Tried again',
    more: 'The first {shown} of {count}',
    none: 'All sources of products for sale answer.',
  },
  card: {
    title: 'Health of the exchange',
    link: 'Open health',
    findings: { one: '1 thing needs attention', many: '{count} things need attention' },
  },
} as const;
