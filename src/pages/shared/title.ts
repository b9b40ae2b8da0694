import { screens } from '../../messages/screens.ts';

let page = '';
let notice = '';

const write = () => {
  document.title = [notice, page, screens.productName].filter(Boolean).join(' · ');
};

export function titlePage(title: string) {
  page = title;
  write();
}

export function titleNotice(text: string) {
  if (notice === text) return;
  notice = text;
  write();
}
