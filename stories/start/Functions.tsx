import { CodeBlock } from '#design-system';
import topics from 'virtual:functions';
import { styled } from 'styled-components';

const Root = styled.section`
  margin-block-end: var(--ds-space-6);
  & > div {
    margin-block-start: var(--ds-space-2);
  }
`;

/** Functions of the package by topic: import, purpose and signature. */
export const Functions = () =>
  topics.map(({ topic, functions }) => (
    <section key={topic}>
      <h2 id={topic.toLowerCase().replaceAll(/\W+/gu, '-')}>{topic}</h2>
      {functions.map(({ name, description, import: line, signature }) => (
        <Root key={name}>
          <h3 id={name}>{name}</h3>
          <p>{description.replaceAll('`', '')}</p>
          <div className="sb-unstyled">
            <CodeBlock code={`${line}\n\n${name}: ${signature}`} label={name} language="javascript" wrap />
          </div>
        </Root>
      ))}
    </section>
  ));
