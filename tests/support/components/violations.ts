import axe from 'axe-core';

// Stories check colours and page regions in a browser; jsdom cannot.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Violations in the document that axe finds without a browser. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
