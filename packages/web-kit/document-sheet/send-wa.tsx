/** The button that sends a document to the customer on it; who never said yes is asked first. Spec 1 §7 (chat/send). */

import { Button } from '@mantine/core';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import type { Endpoint } from '@mustika/kernel/resource.ts';

import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, whyNot } from '../act.tsx';
import { type Answer, call, isApiError } from '../api.ts';
import { confirm, noticeOf, toastSuccess } from '../notices.tsx';
import { kirimSekali } from '../sending/kirim.ts';
import { useSession } from '../session.ts';

const SEND = { method: 'POST', path: 'chat/send' } as const;
const AGREE = { method: 'POST', path: 'whatsapp/setuju' } as const;

/** The server writes the text itself; the number of the document says which. */
const sendDocument = (
  type: string,
  no_dokumen: string,
  no_hp: string,
  key: string,
): Promise<Answer<{ success: boolean }>> =>
  call(SEND, { body: { receiver: nomorPesan(no_hp), message: no_dokumen, type, no_dokumen }, key });

/** `jenis`: the kind of document in capitals. */
type SendByWaProps = { jenis: string; nomor: string; no_hp: string | null };
/** `act` is the call that `send` makes, so that whoever may not make it sees no button. */
type WaButtonProps = {
  act: Endpoint;
  label: string;
  no_hp: string | null;
  send: (key: string) => Promise<Answer<{ success: boolean }>>;
};

const menyala = (value: unknown): boolean => String(value ?? 'false').toLowerCase() !== 'false';

export function SendByWa({ jenis, nomor, no_hp }: SendByWaProps) {
  const { t } = useTranslation();
  return (
    <WaButton
      act={SEND}
      label={t('dokumenWa.nota')}
      no_hp={no_hp}
      send={(key) => sendDocument(jenis, nomor, no_hp ?? '', key)}
    />
  );
}

export function WaButton({ act, label, no_hp, send: ask }: WaButtonProps) {
  const { t } = useTranslation();
  const modul = useSession((session) =>
    session.user?.modules.some(({ key, value }) => key === 'WHATSAPP_MODULE' && menyala(value)),
  );
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  const may = useMay();
  if (!modul || !may(act)) return null;
  const send = async (): Promise<void> => {
    const { data, message } = await sekali(ask, 'kirim');
    if (data.success) toastSuccess(message ?? '');
    else noticeOf({ status: 200, code: 'WA_GAGAL', message: message ?? '' });
  };
  const start = async () => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'WA_BELUM_SETUJU') return noticeOf(error);
      // Who may not write down a consent does not ask for it.
      if (whyNot(AGREE)) return noticeOf(error);
      const text = t('dokumenWa.tanyaSetuju', { nomor: no_hp });
      if (!(await confirm({ title: t('dokumenWa.setuju'), text }))) return;
      await sekali((key) => call(AGREE, { body: { no_hp: no_hp ?? '', setuju: true }, key }), 'setuju')
        .then(send)
        .catch(noticeOf);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconBrandWhatsapp size={15} />}
      loading={busy}
      disabled={!no_hp}
      title={no_hp ?? t('dokumenWa.tanpaNomor')}
      onClick={() => void start()}
    >
      {label}
    </Button>
  );
}
