// Saves form values when a session ends. Forms with pages/shared/forms/useDraft.ts have their own drafts.
import { liveForms, type LiveForm } from '#design-system';
import { forms } from '../../messages/forms.ts';
import { announce } from '../../state/machine/announce.ts';
import { clearDrafts, writeDraft, readDraft } from '../../state/me/drafts.ts';
import { onSessionLost } from '../../state/me/endSession.ts';
import { session } from '../../state/me/session.ts';

interface FormDraft {
  form: string;
  values: Record<string, unknown>;
}

interface PageDrafts {
  path: string;
  forms: FormDraft[];
}

const name = 'ended';

const secretFields =
  'input[type=password], input[autocomplete*=password], input[autocomplete=one-time-code], [data-secret]';

/** Field names and initial values: the form of another subject has other initial values. */
const identityOf = ({ form }: LiveForm) =>
  JSON.stringify([Object.keys(form.getValues()).toSorted(), form.formState.defaultValues ?? {}]);

const isStorable = (value: unknown) =>
  !(value instanceof Blob) && value !== undefined && value !== '' && value !== null;

/** By form control: a field of an earlier step is no longer in the page. */
const secretsTyped = new WeakMap<object, Set<string>>();

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
    ([name, value]) =>
      !secrets.has(name) && isStorable(value) && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed.length > 0 ? { form: identityOf(live), values: Object.fromEntries(changed) } : undefined;
}

const isDraft = (value: unknown): value is FormDraft => {
  const { form, values } = (value ?? {}) as Record<string, unknown>;
  return typeof form === 'string' && typeof values === 'object' && values !== null;
};

function read(): PageDrafts | undefined {
  const { path, forms } = (readDraft(name) ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || !Array.isArray(forms)) return undefined;
  return { path, forms: forms.filter((form) => isDraft(form)) };
}

const write = (drafts: PageDrafts) => writeDraft(name, drafts.forms.length > 0 ? drafts : undefined);

const saveForms = () =>
  write({ path: location.pathname, forms: liveForms.all().flatMap((live) => draftOf(live) ?? []) });

function restoreForm(live: LiveForm) {
  if (session.token === '' || live.keepsItself) return;
  const drafts = read();
  if (drafts?.path !== location.pathname) return;
  const identity = identityOf(live);
  const draft = drafts.forms.find(({ form }) => form === identity);
  if (!draft) return;
  write({ ...drafts, forms: drafts.forms.filter((form) => form !== draft) });
  // One by one: `reset` does not reach fields that stay mounted.
  for (const [field, value] of Object.entries(draft.values)) live.form.setValue(field, value, { shouldDirty: true });
  announce({ type: 'success', kind: 'notification', text: forms.draftRestored });
}

export function watchForms() {
  // In the capture phase: the field is known before the form changes its value.
  document.addEventListener('input', noteSecret, true);
  onSessionLost((onPurpose) => (onPurpose ? clearDrafts() : saveForms()));
  liveForms.onJoin(restoreForm);
}
