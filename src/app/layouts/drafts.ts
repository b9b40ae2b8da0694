// A session that ends under a half-written form does not take it along: what is typed is kept, and put back when the same
// person opens the same form again, about the same thing. Nothing is sent by itself. Forms that keep a draft of their own
// (pages/shared/useDraft.ts) need none of this.
import { liveForms, type LiveForm } from '#design-system';
import { screens } from '../../messages/screens.ts';
import { announce } from '../../state/machine/announce.ts';
import { forgetDrafts, keepDraft, readDraft } from '../../state/me/drafts.ts';
import { onSessionLost } from '../../state/me/endSession.ts';
import { session } from '../../state/me/session.ts';

/** One form: what tells it apart, and the values that may be kept. */
interface FormDraft {
  form: string;
  values: Record<string, unknown>;
}

interface Kept {
  /** The page on which they were typed. */
  path: string;
  forms: FormDraft[];
}

const name = 'ended';

// What a password manager or an authenticator fills in, and what is marked as secret.
const secretFields =
  'input[type=password], input[autocomplete*=password], input[autocomplete=one-time-code], [data-secret]';

/** The fields of a form and what it begins with: a form about another subject begins with something else. */
const identityOf = ({ form }: LiveForm) =>
  JSON.stringify([Object.keys(form.getValues()).toSorted(), form.formState.defaultValues ?? {}]);

const mayBeKept = (value: unknown) => !(value instanceof Blob) && value !== undefined && value !== '' && value !== null;

/** By the form's control: a field of a step before is gone from the page, while what was typed into it stays. */
const secretsTyped = new WeakMap<object, Set<string>>();

/** Remembers that a secret was typed, or filled in, as it happens. */
function noteSecret({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.name === '' || !target.matches(secretFields)) return;
  const live = liveForms.all().find(({ element }) => element === target.form);
  if (!live) return;
  const { control } = live.form;
  secretsTyped.set(control, (secretsTyped.get(control) ?? new Set()).add(target.name));
}

const secretsOf = ({ element, form }: LiveForm): ReadonlySet<string> =>
  new Set([
    ...Array.from(element.querySelectorAll<HTMLInputElement>(secretFields), ({ name }) => name),
    ...(secretsTyped.get(form.control) ?? []),
  ]);

function draftOf(live: LiveForm): FormDraft | undefined {
  const { form } = live;
  if (live.keepsItself) return undefined;
  const secrets = secretsOf(live);
  const before = form.formState.defaultValues ?? {};
  const changed = Object.entries(form.getValues()).filter(
    ([name, value]) => !secrets.has(name) && mayBeKept(value) && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed.length > 0 ? { form: identityOf(live), values: Object.fromEntries(changed) } : undefined;
}

const isDraft = (value: unknown): value is FormDraft => {
  const { form, values } = (value ?? {}) as Record<string, unknown>;
  return typeof form === 'string' && typeof values === 'object' && values !== null;
};

function read(): Kept | undefined {
  const { path, forms } = (readDraft(name) ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || !Array.isArray(forms)) return undefined;
  return { path, forms: forms.filter((form) => isDraft(form)) };
}

const write = (kept: Kept) => keepDraft(name, kept.forms.length > 0 ? kept : undefined);

/** Keeps what is typed on the page now. */
const keep = () => write({ path: location.pathname, forms: liveForms.all().flatMap((live) => draftOf(live) ?? []) });

/** Fills a form that has just opened with what was typed into it before. */
function putBack(live: LiveForm) {
  if (session.token === '' || live.keepsItself) return;
  const kept = read();
  if (kept?.path !== location.pathname) return;
  const identity = identityOf(live);
  const draft = kept.forms.find(({ form }) => form === identity);
  if (!draft) return;
  write({ ...kept, forms: kept.forms.filter((form) => form !== draft) });
  // One by one: a reset would not reach fields that are not drawn anew.
  for (const [field, value] of Object.entries(draft.values)) live.form.setValue(field, value, { shouldDirty: true });
  announce({ type: 'success', kind: 'notification', text: screens.draftBack });
}

/** From now on no ended session costs what was typed. */
export function watchForms() {
  // Before the form hears of it, so that no value is there whose field is not known.
  document.addEventListener('input', noteSecret, true);
  onSessionLost((onPurpose) => (onPurpose ? forgetDrafts() : keep()));
  liveForms.onJoin(putBack);
}
