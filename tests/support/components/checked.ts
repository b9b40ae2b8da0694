/** Names of the parts whose promises this test file checks. */
export const checked = new Set<string>();
