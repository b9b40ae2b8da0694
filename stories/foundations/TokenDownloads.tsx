import { Button, Icon, Inline, saveFile } from '#design-system';
import { themes } from '#design-system/tokens/generated/tokens.ts';
import css from '#design-system/tokens/generated/tokens.css?raw';
import { dtcgFile, figmaVariables } from '#design-system/tokens/files.ts';

const save = (name: string, content: unknown) =>
  saveFile(name, JSON.stringify(content, undefined, 2), 'application/json');

/** Buttons that save the tokens in the formats of design tools. */
export function TokenDownloads() {
  return (
    <Inline>
      {themes.map((theme) => (
        <Button
          key={theme}
          variant="outline"
          tone="neutral"
          onClick={() => save(`${theme}.tokens.json`, dtcgFile(theme))}
        >
          <Icon name="download" />
          DTCG, {theme}
        </Button>
      ))}
      <Button
        variant="outline"
        tone="neutral"
        onClick={() => save('light-compact.tokens.json', dtcgFile('light', 'compact'))}
      >
        <Icon name="download" />
        DTCG, light and compact
      </Button>
      <Button variant="outline" tone="neutral" onClick={() => save('figma-variables.json', figmaVariables())}>
        <Icon name="download" />
        Figma variables
      </Button>
      <Button variant="outline" tone="neutral" onClick={() => saveFile('tokens.css', css, 'text/css')}>
        <Icon name="download" />
        CSS
      </Button>
    </Inline>
  );
}
