import { screens } from '../../messages/screens.ts';

let page = '';
let notice = '';

const write = () => {
  document.title = [notice, page, screens.productName].filter(Boolean).join(' · ');
};

/** Names the page in the browser's tab. */
export function titlePage(title: string) {
  page = title;
  write();
}

/** Puts what is urgent before the page's name, or takes it away for ''. */
export function titleNotice(text: string) {
  if (notice === text) return;
  notice = text;
  write();
}
