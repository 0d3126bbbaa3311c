/** Whoever stands at the till opens his passkey here: his key, or his phone by the code that the browser shows. */
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, isApiError } from '../api.ts';
import { noticeOf, toastSuccess } from '../notices.tsx';
import { useSession } from '../session.ts';
import { type ApprovalAsk, askAgain, grantApproval, isTooOld, type Words } from './approval.ts';
import { passkeyHere, signWithPasskey } from './passkey.ts';

type ApprovalPasskeyProps = {
  ask: ApprovalAsk;
  /** What is said with it, or null where a word is missing: the field says so. */
  words: () => Words | null;
};

export function ApprovalPasskey({ ask, words }: ApprovalPasskeyProps) {
  const { t } = useTranslation();
  const some = useSession((session) => session.user?.setuju_passkey ?? false);
  const [busy, setBusy] = useState(false);
  if (!some || !passkeyHere()) return null;
  const agree = async () => {
    const said = words();
    if (!said) return;
    setBusy(true);
    try {
      const { segel } = ask;
      const tantang = { method: 'POST', path: 'authorization/passkey/tantang' } as const;
      const { pilihan } = (await call<{ pilihan: object }>(tantang, { body: { segel } })).data;
      const jawaban = await signWithPasskey(pilihan);
      const beri = { method: 'POST', path: 'authorization/passkey' } as const;
      const { data, message } = await call<{ izin: string[] }>(beri, { body: { segel, jawaban, ...said } });
      if (message) toastSuccess(message);
      grantApproval(data.izin.map((_id) => ({ _id })));
    } catch (error) {
      if (isApiError(error) && isTooOld(error)) askAgain();
      else noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFingerprint size={16} />}
      loading={busy}
      onClick={() => void agree()}
    >
      {t('otorisasi.passkey')}
    </Button>
  );
}
