// Functions that a provider's query may call. Everything else is refused, so that a new DuckDB adds no way out.
const operators = '+ - * / // % ^ ** || ~~ !~~ ~~* !~~* ~~~ << >> & | ~ @> <@ && list_value struct_pack row';
const aggregates =
  'count count_star sum avg mean min max median mode stddev stddev_pop stddev_samp variance var_pop var_samp first last any_value arg_min arg_max min_by max_by bool_and bool_or corr covar_pop covar_samp regr_slope regr_intercept regr_r2 regr_count quantile quantile_cont quantile_disc approx_count_distinct approx_quantile mad skewness kurtosis entropy product string_agg array_agg list histogram sumkahan favg fsum';
const windows = 'row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value';
const numbers =
  'abs ceil ceiling floor round trunc sign sqrt cbrt exp ln log log2 log10 pow power mod greatest least sin cos tan asin acos atan atan2 degrees radians pi isnan isfinite isinf even gcd lcm';
const texts =
  'lower upper trim ltrim rtrim length strlen substring substr left right replace contains starts_with ends_with prefix suffix concat concat_ws split_part string_split regexp_matches regexp_extract regexp_replace like_escape strip_accents reverse position instr levenshtein jaro_winkler_similarity format_bytes';
const dates =
  'date_trunc date_part datepart date_diff datediff date_sub datesub date_add year month day hour minute second quarter week weekofyear dayofweek isodow dayofyear dayname monthname last_day strftime strptime try_strptime make_date make_timestamp epoch epoch_ms to_timestamp age date_bin time_bucket to_days to_hours to_minutes to_seconds to_months to_years to_weeks';
const others = 'coalesce ifnull nullif if case unnest list_contains list_sum list_avg list_min list_max len typeof';

export const allowedFunctions: ReadonlySet<string> = new Set(
  [operators, aggregates, windows, numbers, texts, dates, others].flatMap((names) => names.split(' ')),
);

export const allowedTableFunctions: ReadonlySet<string> = new Set(['range', 'generate_series', 'unnest']);
