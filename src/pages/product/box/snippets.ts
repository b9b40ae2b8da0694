/** Quotes protect `&` and `?` in the address. */
export const snippets = {
  curl: (address: string) => `curl --fail --no-buffer '${address}'`,
  javascript: (address: string) => `const answer = await fetch('${address}');
if (!answer.ok) throw new Error(await answer.text());
for await (const part of answer.body.pipeThrough(new TextDecoderStream())) console.log(part);`,
  python: (address: string) => `from urllib.request import urlopen

with urlopen('${address}') as answer:
    for line in answer:
        print(line.decode(), end='')`,
} as const;
