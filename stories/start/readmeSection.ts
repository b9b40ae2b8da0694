import readme from '../../design-system/library/README.md?raw';

/** A section of the package's README, with its heading. */
export function readmeSection(heading: string): string {
  const section = readme.split(/^(?=## )/mu).find((text) => text.startsWith(`## ${heading}\n`));
  if (section === undefined) throw new Error(`The README has no section ${heading}`);
  return section;
}
