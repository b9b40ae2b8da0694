// fast-check with the same examples in every run, so that a failure is due to the change and not to chance.
// PROPERTY_SEED=$RANDOM npm run test:unit tries other examples; add each failure as an example.
import process from 'node:process';
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });

export * from 'fast-check';
