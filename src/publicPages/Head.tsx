import { fillText } from '#design-system';
import type { PublicPage } from '#contract/publicPage.ts';
import { publicPagesMessages as messages } from '../messages/publicPages.ts';
import { screens } from '../messages/screens.ts';
import { aboutOf } from './jsonLd.ts';
import { listAbout, listTitle } from './ListPage.tsx';

const shortLength = 155;
const short = (text: string) => (text.length > shortLength ? `${text.slice(0, shortLength)}…` : text);

function factsOf(page: PublicPage): { title: string; about: string; address?: string; picture?: string } {
  if (page.kind === 'missing') return { title: messages.missing, about: messages.missingText };
  if (page.kind === 'product')
    return { title: page.stream.name, about: aboutOf(page), address: page.origin + page.path, picture: page.picture };
  const query = page.page > 1 ? `?page=${page.page}` : '';
  const number = page.page > 1 ? ` – ${fillText(messages.page, page)}` : '';
  return { title: listTitle(page) + number, about: listAbout(page), address: page.origin + page.path + query };
}

export function Head({ page }: { page: PublicPage }) {
  const { title, about, address, picture } = factsOf(page);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} – ${screens.productName}`}</title>
      <meta name="description" content={short(about)} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:site_name" content={screens.productName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short(about)} />
      {address && <meta property="og:url" content={address} />}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </head>
  );
}
