import { Markdown } from '#design-system';
import changelog from '../../design-system/library/CHANGELOG.md?raw';

/** Without the title; releases become the first level. */
const releases = changelog.slice(changelog.indexOf('\n')).replaceAll(/^##/gmu, '#');

/** The changelog of the package. */
export const WhatsNew = () => <Markdown text={releases} headingLevel={2} />;
