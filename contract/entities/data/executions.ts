import { z } from 'zod';
import {
  analysisNames,
  dataRoom,
  executionPhases,
  executionStates,
  maxRunsInCall,
  parameterKinds,
  resultKinds,
  runAnalyses,
  runLimits,
  textLimits,
  trialCharacters,
} from '../../constants.ts';
import { Amount, Id, Instant, text } from '../common.ts';

const Word = text(0, textLimits.description);
const ParameterValue = z.union([Word, z.number(), z.boolean(), z.array(text(1, textLimits.column)).max(50)]);

/** `parameters` belong to the analysis. Other keys are the caller's notes and are returned unchanged. */
export const ExecutionMetadata = z
  .object({ parameters: z.record(text(1, textLimits.tag), ParameterValue).optional() })
  .catchall(z.union([Word, z.number(), z.boolean(), z.null()]))
  .refine((value) => Object.keys(value).every((key) => text(1, textLimits.tag).safeParse(key).success), 'has a bad key')
  .refine((value) => JSON.stringify(value).length <= runLimits.metadataCharacters, 'is too long');

/** `algo`: an analysis name, or the id of an Algorithm. `data`: the id of a bought or own stream. */
export const ExecutionStart = z.strictObject({
  algo: text(1, textLimits.name),
  executions: z
    .array(z.strictObject({ data: Id, metadata: ExecutionMetadata.optional() }))
    .min(1)
    .max(maxRunsInCall),
});

/** An analysis of given rows (CSV or JSON), before an algorithm is listed. Nothing is stored or charged. */
export const ExecutionTrial = z.strictObject({
  analysis: z.enum(analysisNames),
  parameters: z.record(text(1, textLimits.tag), ParameterValue).optional(),
  rows: z.string().min(1).max(trialCharacters),
});

/** One answer per requested run, in order. `fields` maps each invalid parameter to its problem. */
export const ExecutionStarted = z.object({
  results: z.array(
    z.union([
      z.object({ id: Id }),
      z.object({ error: z.string(), code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
    ]),
  ),
});

export const ExecutionPhase = z.enum(executionPhases);
export const ExecutionStep = z.object({ phase: ExecutionPhase, at: Instant });

/** One run. `error` is a readable reason of a failed run. `cost` is micro-tokens, charged only on success. */
export const Execution = z.object({
  id: Id,
  /** As requested; `analysis` is the resolved analysis. */
  algo: z.string(),
  algo_name: z.string(),
  analysis: z.enum(runAnalyses),
  data: Id,
  data_name: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  state: z.enum(executionStates),
  phase: ExecutionPhase,
  /** Start of each phase, in order. */
  phases: z.array(ExecutionStep),
  created: Instant,
  finished: Instant.optional(),
  error: z.string().optional(),
  cost: Amount,
  /** True when only group results may leave; see `dataRoom`. */
  data_room: z.boolean(),
});

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * Result of a run. `rows` hold one cell per column; `content` is the value of a scalar. `facts` are single figures
 * beside it, `notes` readable sentences. `chart` names the columns worth drawing.
 */
export const ExecutionResult = z.object({
  kind: z.enum(resultKinds),
  columns: z.array(z.object({ name: z.string(), type: z.enum(['integer', 'number', 'text', 'date', 'boolean']) })),
  rows: z.array(z.array(Cell)).optional(),
  content: Cell.optional(),
  facts: z.record(z.string(), Cell),
  notes: z.array(z.string()),
  chart: z
    .object({
      form: z.enum(['bar', 'line', 'scatter']),
      x: z.string(),
      y: z.array(z.string()),
      title: z.string().optional(),
      /** Column with the end of the range that starts at `x`. */
      end: z.string().optional(),
      /** Bounds of an interval around `y`. */
      low: z.string().optional(),
      high: z.string().optional(),
    })
    .optional(),
});
export const TrialReply = z.object({ result: ExecutionResult });
/** `analysis` and `data_room` as in the run. */
export const ExecutionReply = z.object({
  result: ExecutionResult,
  analysis: z.enum(runAnalyses),
  data_room: z.boolean(),
});

/** A parameter as a form field. `of` selects the source of the columns: the data, or the stream in `other`. */
export const AnalysisParameter = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  kind: z.enum(parameterKinds),
  required: z.boolean(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  columns: z.enum(['number', 'date', 'any']).optional(),
  of: z.enum(['data', 'other']).optional(),
});

export const Analysis = z.object({
  name: z.enum(analysisNames),
  title: z.string(),
  description: z.string(),
  kind: z.enum(resultKinds),
  /** Rows in the smallest group of a data room result. */
  minimum_group: z.int(),
  /** Micro-tokens. */
  cost: Amount,
  parameters: z.array(AnalysisParameter),
});

/** Available analyses. `algorithms` are the streams that the caller may run now: bought, free or own. */
export const AnalysisCatalogue = z.object({
  analyses: z.array(Analysis),
  algorithms: z.array(
    z.object({
      id: Id,
      name: z.string(),
      owner_name: z.string(),
      analysis: z.enum(runAnalyses),
      price: Amount,
      /** Parameters set by the seller. Runs can change those that are not `locked`. */
      presets: z.record(z.string(), z.unknown()),
      locked: z.array(z.string()),
      /** Of a provider's query: its columns, then its parameters. */
      parameters: z.array(AnalysisParameter).optional(),
    }),
  ),
  data_room: z.object({
    minimum_group: z.literal(dataRoom.minimumGroup),
    result_rows: z.literal(runLimits.resultRows),
    runs_a_day: z.literal(dataRoom.runsADay),
  }),
  limits: z.object({ input_bytes: z.int(), seconds: z.int(), result_rows: z.int() }),
});
