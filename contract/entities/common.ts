import { z } from 'zod';
import { maxAmount, maxPageSize, pageSize, firstPage, textLimits } from '../constants.ts';
import { fileIdOf, isBrokerAddress, topicOf, topicProblem } from '../sources.ts';

/** UUID as text. The server creates version 7. */
export const Id = z.uuid();

/** RFC 3339 in UTC with `Z`. The database stores years 0001 to 9999 and microseconds. */
export const Instant = z.iso
  .datetime()
  .refine((value) => /^(?!0000)[^.]*(\.\d{1,6})?Z$/.test(value), 'is not a time that can be stored');

/** Whole micro-tokens (1 token = 1,000,000). */
export const Amount = z.int().min(0).max(maxAmount);

/** Body fields with an amount or a whole count. The parser refuses `5.0`, `1e3` and the like in them. */
export const wholeNumberFields = [
  'days',
  'amount',
  'price',
  'price_micro',
  'shown_price',
  'value',
  'hours',
  'version',
  'share',
  'max_calls',
  'header',
  'minPrice',
  'maxPrice',
  'min',
  'max',
  'page',
  'limit',
] as const;

const storable = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const codePoints = (value: string) => Array.from(value).length;
// Returns true when the text exceeds `max` code points. A code point has one or two UTF-16 units, so only doubtful
// lengths are counted.
const isLonger = (value: string, max: number) =>
  value.length > max && (value.length > 2 * max || codePoints(value) > max);
const isShorter = (value: string, min: number) => value.length < 2 * min && codePoints(value) < min;

/** Text of `min` to `max` code points, free of NUL and lone surrogates. */
export const text = (min: number, max: number) =>
  z
    .string()
    .refine(storable, 'has characters that cannot be stored')
    .refine((value) => !isShorter(value, min), min === 1 ? 'is empty' : `is shorter than ${min} characters`)
    .refine((value) => !isLonger(value, max), `is longer than ${max} characters`)
    .meta({ minLength: min, maxLength: max });

/** A whole number in a query string, digits only. */
export const digits = (min: number, max: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,15})$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`);

/** A comma-separated list in a query string. */
export const list = <S extends z.ZodType<unknown, string>>(item: S) =>
  z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(item).min(1).max(50));

export const pageQuery = {
  page: digits(0, 1_000_000).default(firstPage),
  limit: digits(1, maxPageSize).default(pageSize),
};

/** The public part of a person. */
export const Party = z.object({ id: Id, name: z.string() });

/** One page of a list: `page` from 0, `total` over all pages. */
export const page = <S extends z.ZodType>(item: S) =>
  z.object({ page: z.int(), limit: z.int(), total: z.int(), content: z.array(item) });

/** The one error shape. `fields` maps each invalid field of the request to its problem. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Bulk files only: the same text as `error`, the first problems and their total. `row` counts data rows from 1. */
  message: z.string().optional(),
  rows: z.array(z.object({ row: z.int(), field: z.string(), problem: z.string() })).optional(),
  total: z.int().optional(),
});

/** 204. */
export const None = z.undefined();

const webProtocol = /^https?$/;
const sourceProtocol = /^(?:https?|wss?|mqtts?)$/;

/** THE rule for addresses: names the scheme when it is one that is not read. */
const addressProblem =
  (accepted: RegExp, advice: string) =>
  ({ input }: { input?: unknown }): string => {
    const scheme = /^\s*([a-z][a-z\d+.-]*):\/\//i.exec(String(input))?.[1]?.toLowerCase();
    if (scheme === undefined || accepted.test(scheme)) return 'is not a valid address';
    return `is a ${scheme} address, which the exchange cannot read: give an ${advice} one`;
  };

/** An address that browsers open. */
export const WebAddress = text(1, textLimits.url).pipe(
  z.url({ protocol: webProtocol, error: addressProblem(webProtocol, 'http or https') }),
);

const RemoteAddress = z
  .url({ protocol: sourceProtocol, error: addressProblem(sourceProtocol, 'https, wss or mqtts') })
  .superRefine((url, context) => {
    const problem = isBrokerAddress(url) ? topicProblem(topicOf(url)) : undefined;
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** An address that the exchange reads: a file or a table by http, a live stream, or an own uploaded file. */
export const SourceAddress = text(1, textLimits.url)
  .superRefine((url, context) => {
    if (fileIdOf(url) !== undefined) return;
    for (const { message } of RemoteAddress.safeParse(url).error?.issues ?? [])
      context.addIssue({ code: 'custom', message });
  })
  .meta({ minLength: 1, maxLength: textLimits.url, format: 'uri' });
