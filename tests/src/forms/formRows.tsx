// Every form and every dialog of the app that runs an operation, with the operation whose failure it shows.
import type { ReactElement } from 'react';
import { ExtendDialog } from '#src/pages/shared/trade/ExtendDialog.tsx';
import { DecideDialog } from '#src/pages/access/DecideDialog.tsx';
import { DecideDialog as DecidePayment } from '#src/pages/admin/payments/DecideDialog.tsx';
import { AddPerson } from '#src/pages/admin/people/dialogs/AddPerson.tsx';
import { AskDialog } from '#src/pages/shared/AskDialog.tsx';
import { EditPerson } from '#src/pages/admin/people/dialogs/EditPerson.tsx';
import { NewRun } from '#src/pages/ai/run/NewRun.tsx';
import { NewContract } from '#src/pages/contracts/NewContract.tsx';
import { SignContract } from '#src/pages/shared/contract/SignContract.tsx';
import { SaveSearch } from '#src/pages/marketplace/search/SaveSearch.tsx';
import { AnswerDialog } from '#src/pages/shared/trade/AnswerDialog.tsx';
import { BuyAccess } from '#src/pages/product/box/BuyAccess.tsx';
import { SendOffer } from '#src/pages/product/box/SendOffer.tsx';
import { ChangeLogo } from '#src/pages/products/ChangeLogo.tsx';
import { DeleteProduct } from '#src/pages/products/DeleteProduct.tsx';
import { ProductForm } from '#src/pages/products/form/ProductForm.tsx';
import { emptyValues } from '#src/pages/products/form/values.ts';
import { OwnData } from '#src/pages/profile/OwnData.tsx';
import { Picture } from '#src/pages/profile/Picture.tsx';
import { PictureDialog } from '#src/pages/profile/PictureDialog.tsx';
import { NotifyBuyersDialog } from '#src/pages/product/notices/NotifyBuyers.tsx';
import { WebhookDialog } from '#src/pages/profile/webhooks/WebhookDialog.tsx';
import { ProfileForm } from '#src/pages/profile/ProfileForm.tsx';
import { StartScreen } from '#src/pages/profile/StartScreen.tsx';
import { ForgotPasswordPage } from '#src/pages/recovery/ForgotPasswordPage.tsx';
import { NewPasswordPage } from '#src/pages/recovery/NewPasswordPage.tsx';
import { CodeDialog } from '#src/pages/security/CodeDialog.tsx';
import { EmailForm } from '#src/pages/security/EmailForm.tsx';
import { PasswordForm } from '#src/pages/security/PasswordForm.tsx';
import { Sessions } from '#src/pages/security/Sessions.tsx';
import { LoginPage } from '#src/pages/session/LoginPage.tsx';
import { AccessKeys } from '#src/pages/shared/use/AccessKeys.tsx';
import { ReplaceAddress } from '#src/pages/shared/product/ReplaceAddress.tsx';
import { MoveDialog } from '#src/pages/wallet/MoveDialog.tsx';
import type { OperationName } from '#src/state/machine/actions/index.ts';

const later = '2099-01-01T00:00:00Z';
const party = { id: 'u2', name: 'Una' };
const modes = { user: true, buyer: true, seller: true, admin: true, sp: false, drUser: false };
const payment = {
  id: 'p1',
  kind: 'purchase',
  amount: 5_000_000,
  state: 'pending',
  user: party,
  created_date: later,
} as const;
const user = {
  id: 'u1',
  email: 'a@b.c',
  first_name: 'A',
  last_name: 'B',
  userModeType: modes,
  picture: '/p.png',
  phone: '1',
};
const stream = {
  id: 's1',
  name: 'Tides',
  price: 1_000_000,
  owner: 'u2',
  type: 'Dataset',
  metadata: {},
  stats: { buyers: 0 },
};
const access = {
  stream_id: 's1',
  stream_name: 'Tides',
  price: 1_000_000,
  end_date: later,
  stream_end: null,
  active: true,
};
const offer = {
  id: 'o1',
  stream_id: 's1',
  stream_name: 'Tides',
  amount: 1,
  list_price: 2,
  version: 1,
  buyer: party,
  seller: party,
  history: [],
};
const set = {
  id: 'c1',
  stream_id: 's1',
  stream_name: 'Tides',
  owner: party,
  shares: [{ share: 5 }],
  startDate: later,
  end_time: later,
};
const request = { id: 'r1', user: party, stream_name: 'Tides', owner: party, state: 'pending' };
const analyses = { analyses: [], algorithms: [], data_room: {}, limits: {} };
export const nothing = () => {};

export interface Row {
  /** The file of the form, below src/pages. */
  file: string;
  of: OperationName;
  id?: string;
  element: ReactElement;
  /** The button that opens it. */
  opens?: string | RegExp;
  /** Buttons on the way to where the failure shows. */
  steps?: readonly string[];
}

const answerRows = (['accept', 'revise', 'reject', 'withdraw'] as const).map((kind): Row => ({
  file: 'shared/trade/AnswerDialog.tsx',
  of: `offers.${kind}`,
  id: 'o1',
  element: <AnswerDialog kind={kind} offer={offer as never} side="buyer" onClose={nothing} />,
}));
const moveRows = (['buy', 'withdraw'] as const).map((kind): Row => ({
  file: 'wallet/MoveDialog.tsx',
  of: `wallet.${kind}`,
  element: <MoveDialog kind={kind} amount={1_000_000} onClose={nothing} />,
  steps: ['Continue'],
}));

export const forms: readonly Row[] = [
  {
    file: 'product/notices/NotifyBuyers.tsx',
    of: 'product.notify',
    id: 's1',
    element: <NotifyBuyersDialog streamId="s1" buyers={1} onClose={nothing} />,
  },
  {
    file: 'profile/webhooks/WebhookDialog.tsx',
    of: 'webhooks.add',
    element: <WebhookDialog onClose={nothing} />,
  },
  { file: 'session/LoginPage.tsx', of: 'session.open', element: <LoginPage /> },
  { file: 'recovery/ForgotPasswordPage.tsx', of: 'recovery.request', element: <ForgotPasswordPage /> },
  { file: 'recovery/NewPasswordPage.tsx', of: 'recovery.complete', element: <NewPasswordPage /> },
  { file: 'profile/ProfileForm.tsx', of: 'profile.update', element: <ProfileForm user={user as never} /> },
  {
    file: 'profile/StartScreen.tsx',
    of: 'profile.update',
    id: 'startPage',
    element: <StartScreen user={user as never} />,
  },
  { file: 'profile/Picture.tsx', of: 'profile.noPicture', element: <Picture user={user as never} />, opens: 'Remove' },
  { file: 'profile/PictureDialog.tsx', of: 'profile.picture', element: <PictureDialog onClose={nothing} /> },
  { file: 'profile/OwnData.tsx', of: 'account.export', element: <OwnData /> },
  { file: 'security/PasswordForm.tsx', of: 'password.change', element: <PasswordForm email="a@b.c" /> },
  { file: 'security/EmailForm.tsx', of: 'profile.askEmail', element: <EmailForm email="a@b.c" /> },
  {
    file: 'security/CodeDialog.tsx',
    of: 'mfa.disable',
    element: (
      <CodeDialog of="mfa.disable" title="t" text="t" submit="s" act={() => new Promise(nothing)} onClose={nothing} />
    ),
  },
  { file: 'security/Sessions.tsx', of: 'sessions.closeOthers', element: <Sessions />, opens: /everywhere else/ },
  {
    file: 'products/form/ProductForm.tsx',
    of: 'products.add',
    element: <ProductForm initial={emptyValues} draftKey="x" onSaved={nothing} />,
  },
  {
    file: 'products/ChangeLogo.tsx',
    of: 'products.setLogo',
    element: <ChangeLogo stream={stream as never} onClose={nothing} />,
  },
  {
    file: 'products/DeleteProduct.tsx',
    of: 'products.delete',
    id: 's1',
    element: <DeleteProduct stream={stream as never} onClose={nothing} onDeleted={nothing} />,
  },
  ...answerRows,
  {
    file: 'product/box/SendOffer.tsx',
    of: 'offers.create',
    id: 's1',
    element: <SendOffer stream={stream as never} onClose={nothing} />,
  },
  {
    file: 'product/box/BuyAccess.tsx',
    of: 'access.buy',
    id: 's1',
    element: (
      <BuyAccess
        {...{ title: 't', price: 1, open: true, hours: 2, maxHours: 9, startsAt: undefined, setOpen: nothing }}
        kind="buy"
        stream={stream as never}
      />
    ),
  },
  {
    file: 'shared/trade/ExtendDialog.tsx',
    of: 'access.buy',
    id: 's1',
    element: <ExtendDialog accesses={[access as never]} onClose={nothing} />,
  },
  {
    file: 'shared/trade/ExtendDialog.tsx',
    of: 'access.extend',
    id: 's1,s2',
    element: <ExtendDialog accesses={[access as never, { ...access, stream_id: 's2' } as never]} onClose={nothing} />,
  },
  {
    file: 'access/DecideDialog.tsx',
    of: 'requests.approve',
    id: 'r1',
    element: <DecideDialog request={request as never} decision="approve" onClose={nothing} />,
  },
  {
    file: 'shared/product/ReplaceAddress.tsx',
    of: 'access.replaceKey',
    id: 'a1',
    element: <ReplaceAddress subscriptionId="a1" label="New" asking />,
  },
  { file: 'shared/use/AccessKeys.tsx', of: 'access.addKey', id: 'a1', element: <AccessKeys subscriptionId="a1" /> },
  { file: 'contracts/NewContract.tsx', of: 'contracts.create', element: <NewContract onClose={nothing} /> },
  {
    file: 'shared/contract/SignContract.tsx',
    of: 'contracts.sign',
    id: 'c1',
    element: <SignContract set={set as never} onClose={nothing} />,
  },
  {
    file: 'shared/DecisionDialog.tsx',
    of: 'payments.confirm',
    id: payment.id,
    element: <DecidePayment decision="confirm" payment={payment} onClose={nothing} />,
  },
  {
    file: 'shared/AskDialog.tsx',
    of: 'users.invite',
    id: 'u2',
    element: (
      <AskDialog
        of="users.invite"
        id="u2"
        title="t"
        consequence="c"
        confirmLabel="l"
        act={() => new Promise(nothing)}
        onClose={nothing}
      />
    ),
  },
  { file: 'admin/people/dialogs/PersonFormDialog.tsx', of: 'users.add', element: <AddPerson onClose={nothing} /> },
  {
    file: 'admin/people/dialogs/PersonFormDialog.tsx',
    of: 'users.edit',
    id: 'u1',
    element: <EditPerson user={user as never} self={false} onClose={nothing} onDone={nothing} />,
  },
  {
    file: 'marketplace/search/SaveSearch.tsx',
    of: 'searches.save',
    element: <SaveSearch filter={{}} onClose={nothing} />,
  },
  {
    file: 'ai/run/NewRun.tsx',
    of: 'executions.start',
    element: (
      <NewRun
        catalogue={analyses as never}
        data={{ options: [], onQueryChange: nothing }}
        begin={{ data: '', algo: '', parameters: {} }}
        onStarted={nothing}
      />
    ),
  },
  ...moveRows,
];

/** Forms without an operation that can fail. */
export const without: Readonly<Record<string, string>> = {
  'profile/webhooks/AttemptsDialog.tsx': 'lists attempts; each shows its own replay',
  'profile/webhooks/SecretDialog.tsx': 'shows a secret and sends nothing',
  'access/AddressDialog.tsx': 'ReplaceAddress in a dialog',
  'access/RowsDialog.tsx': 'reads rows, and shows their failure in the grid',
  'shared/rows/ExpandableGrid.tsx': 'shows rows and sends nothing',
  'shared/trade/ExtendForm.tsx': 'a part of ExtendDialog',
  'admin/importing/ImportDialog.tsx': 'tells of each row what became of it',
  'admin/people/dialogs/BulkDialog.tsx': 'BulkOutcome tells of each person what became of them',
  'product/box/ChooseHours.tsx': 'opens BuyAccess, which asks and sends',
  'products/form/sections/SectionsForm.tsx': 'a part of ProductForm',
  'products/form/steps/StepsForm.tsx': 'a part of ProductForm',
  'products/form/steps/LogoField.tsx': 'crops a picture and sends nothing',
  'shared/account/AccountForm.tsx': 'the form of LoginPage and the two pages of recovery',
  'shared/forms/CodeForm.tsx': 'a part of CodeDialog',
  'shared/lists/period/PeriodForm.tsx': 'changes the address',
  'shared/forms/LeaveGuard.tsx': 'asks before a page is left',
  'shared/payment/HowToPay.tsx': 'shows instructions and sends nothing',
  'shared/payment/TopUp.tsx': 'leads to the wallet',
  'wallet/AmountStep.tsx': 'a part of MoveDialog',
};
