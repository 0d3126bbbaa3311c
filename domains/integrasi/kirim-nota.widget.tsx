/** The button that sends a document to the customer on it; who never said yes is asked first. Spec 1 §7 (chat/send). */
import { Button } from '@mantine/core';
import { isApiError } from '@mustika/web-kit/api.ts';
import { kirimSekali } from '@mustika/web-kit/kirim.ts';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTEGRASI } from './teks-integrasi.store.ts';
import type { JenisPesan } from './whatsapp.rule.ts';
import { catatSetuju, kirimDokumen } from './whatsapp.store.ts';

type KirimNotaProps = { jenis: JenisPesan; nomor: string; no_hp: string | null };

const menyala = (value: unknown): boolean => String(value ?? 'false').toLowerCase() !== 'false';

export function KirimNota({ jenis, nomor, no_hp }: KirimNotaProps) {
  const { t } = useTranslation(INTEGRASI);
  const modul = useSession((session) =>
    session.user?.modules.some(({ key, value }) => key === 'WHATSAPP_MODULE' && menyala(value)),
  );
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  if (!modul) return null;
  const send = async (): Promise<void> => {
    const { data, message } = await sekali((key) => kirimDokumen(jenis, nomor, no_hp ?? '', key), 'kirim');
    if (data.success) toastSuccess(message ?? '');
    else noticeOf({ status: 200, code: 'WA_GAGAL', message: message ?? '' });
  };
  const start = async () => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'WA_BELUM_SETUJU') return noticeOf(error);
      const text = t('wa.tanyaSetuju', { nomor: no_hp });
      if (!(await confirm({ title: t('wa.setuju'), text }))) return;
      await sekali((key) => catatSetuju(no_hp ?? '', true, key), 'setuju')
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
      title={no_hp ?? t('wa.tanpaNomor')}
      onClick={() => void start()}
    >
      {t('wa.nota')}
    </Button>
  );
}
