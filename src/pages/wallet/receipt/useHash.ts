import type { Explanation } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { canonicalJson, factsOf, hashOf } from './receipt.ts';

/** The hash of a movement's facts; `undefined` before it is known, `null` where it cannot be taken. */
export function useHash(explained: Explanation | undefined): string | null | undefined {
  const [hash, setHash] = useState<{ of: string; hex: string | null }>();
  // By what the facts say: a reload brings the same ones, and their hash stays.
  const facts = explained && canonicalJson(factsOf(explained));
  useEffect(() => {
    if (!facts) return undefined;
    let left = false;
    const take = async () => {
      const hex = await hashOf(facts);
      if (!left) setHash({ of: facts, hex: hex ?? null });
    };
    void take();
    return () => {
      left = true;
    };
  }, [facts]);
  return hash && hash.of === facts ? hash.hex : undefined;
}
