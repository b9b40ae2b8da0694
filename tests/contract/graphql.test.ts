import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Id, page } from '#contract/entities/common.ts';
import { Offer } from '#contract/entities/trade/offers.ts';
import { printSdl } from '#contract/sdl.ts';

const sdlOf = (reply: z.ZodType) =>
  printSdl({ planted: { summary: 'A planted read.', arguments: { ids: z.array(Id).optional() }, reply } });

describe('the GraphQL schema of the reads', () => {
  it('follows the fields of a schema: names, nullability and descriptions', () => {
    const sdl = sdlOf(page(Offer).extend({ planted: z.int().optional().describe('A planted field.') }));
    expect(sdl).toContain('  "A planted read."\n  planted(ids: [ID!]): OfferPage!\n');
    expect(sdl).toContain('  content: [Offer!]!\n  "A planted field."\n  planted: Int\n}');
    expect(sdl).toContain('  turn: OfferParty\n  version: Int!\n');
  });

  it('needs a name for each object and enum', () => {
    expect(() => sdlOf(z.object({ id: Id }))).toThrow('Export the object');
    expect(() => sdlOf(z.enum(['one']))).toThrow('Export the enum');
  });

  it('refuses two schemas of the same name', () => {
    expect(() => sdlOf(page(Offer).extend({ other: page(Offer) }))).toThrow('Two schemas');
  });
});
