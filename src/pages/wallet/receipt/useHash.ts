import type { Explanation } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { canonicalJson, factsOf, hashOf } from './receipt.ts';

export function useHash(explained: Explanation | undefined): string | null | undefined {
  const [hash, setHash] = useState<{ of: string; hex: string | null }>();
  // Depends on the text of the facts: a reload with equal facts keeps the hash.
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
