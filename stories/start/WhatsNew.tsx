// Rendered directly: `Markdown` shows the text without its format while this loads.
import { Rendered as Markdown } from '#design-system/components/Markdown/Rendered.tsx';
import { Fragment } from 'react';
import changelog from '../../design-system/library/CHANGELOG.md?raw';

/** Titles and texts of the sections below headings of a level. */
const sections = (text: string, heading: RegExp) =>
  text.split(heading).map((section) => {
    const end = section.indexOf('\n');
    return { title: section.slice(0, end).trim(), text: section.slice(end).trim() };
  });

const [introduction, ...releases] = sections(changelog, /^## /mu);

/**
 * The changelog of the package. Its sections are formatted one by one: `Markdown` leaves very long texts plain. They have
 * no elements around them: Storybook takes the space above the first heading of each.
 */
export const WhatsNew = () => (
  <>
    <p>{introduction?.text}</p>
    {releases.map(({ title: version, text }) => (
      <Fragment key={version}>
        <h2 id={`version-${version}`}>{version}</h2>
        {sections(`\n${text}`, /^### /mu)
          .filter((section) => section.text !== '')
          .map(({ title, text: list }) => (
            <Fragment key={title}>
              {title !== '' && <h3 id={`version-${version}-${title.toLowerCase().replaceAll(' ', '-')}`}>{title}</h3>}
              <Markdown className="sb-unstyled" text={list} />
            </Fragment>
          ))}
      </Fragment>
    ))}
  </>
);
