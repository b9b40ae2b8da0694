// Values that have broken other systems, by attack. Used by the suites in tests/server/security.

/** Texts by kind of attack. */
export const attacks = {
  sql: [
    "' or '1'='1",
    "'; drop table users; --",
    "\\'; select pg_sleep(5) --",
    '1) union select password from users --',
    "%' escape '_",
    '$1 $$ $tag$',
  ],
  markup: [
    '<script>window.__xss=1</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
    '</textarea><svg/onload=alert(1)>',
    ']]><!-- --><!ENTITY x SYSTEM "file:///etc/passwd">',
  ],
  header: ['a\r\nSet-Cookie: x=1', 'a\nBcc: victim@example.com', 'a\r\n\r\nHTTP/1.1 200 OK', '\u2028x\u2029'],
  path: ['../../../../etc/passwd', '..%2f..%2fetc%2fpasswd', String.raw`C:\windows\win.ini`, 'file:///etc/passwd'],
  command: ['$(sleep 5)', '`sleep 5`', '| sleep 5', '; sleep 5 #'],
  prototype: ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'],
  unicode: ['e\u0301', '\u200b\u200d', '\u202egnp.exe', '\uFB00', '👩‍👩‍👧‍👦', 'İ', 'ı', '\u0130stanbul', '\ufeffx'],
  formula: ["=cmd|' /C calc'!A0", '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', '\n=1'],
  log: ['\u001b[2J\u001b[31m', '{"level":"fatal"}\n{"level":"info"}'],
} as const;

/** Texts that no column can store. */
export const unstorable = ['a\u0000b', '\ud800', 'x\udc00'] as const;

const texts: readonly unknown[] = Object.values(attacks).flat();

/** All hostile values in one list. */
export const hostile: readonly unknown[] = [
  ...texts,
  ...unstorable,
  '',
  ' ',
  'x'.repeat(5_000),
  null,
  true,
  -1,
  0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MAX_VALUE,
  [],
  {},
  [[]],
  [null],
  { $ne: '' },
  { toString: 'x' },
];
