/** Receiving what branches sent: the number from the paper, or a row of what is on its way. Spec 1 §4, §8. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call, isApiError, newKey } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './keuangan.module.css';
import { terimaKiriman } from './kirim-uang.command.ts';
import type { Kiriman } from './kirim-uang.rule.ts';
import { LembarKiriman, TabelKiriman } from './kiriman.widget.tsx';
import { cariKiriman, useKiriman } from './kiriman-data.store.ts';
import { KEUANGAN } from './teks-keuangan.store.ts';

type Pesan = { text: string; error: boolean } | null;

export default function TerimaUangKas() {
  const { t } = useTranslation(KEUANGAN);
  const asked = useKiriman({});
  const [text, setText] = useState('');
  const [pesan, setPesan] = useState<Pesan>(null);
  const [dibuka, setDibuka] = useState<Kiriman | null>(null);
  const cari = async (kode: string) => {
    setPesan(null);
    if (kode.trim() === '') {
      setPesan({ text: 'Mohon Masukkan Nomor Referensi', error: true });
      return;
    }
    try {
      setDibuka(await cariKiriman(kode.trim().toUpperCase()));
      setText('');
    } catch (error) {
      setPesan({ text: isApiError(error) ? error.message : 'No Terima Tidak Ditemukan', error: true });
    }
  };
  const selesai = () => {
    setDibuka(null);
    void asked.refetch();
  };
  return (
    <ScreenFrame title="Terima Uang Kas">
      <div className={css.pindai}>
        <ScanField
          label={t('kiriman.noReff')}
          readyText={t('kiriman.siap')}
          placeholder={t('kiriman.noReff')}
          value={text}
          onValue={setText}
          onScan={(kode) => void cari(kode)}
          message={pesan}
        />
      </div>
      <TabelKiriman
        id="terima-uang-kas"
        label="Terima Uang Kas"
        asked={asked}
        onOpen={setDibuka}
        first={{ text: t('kiriman.kosong') }}
      />
      {dibuka && (
        <SideDrawer opened onClose={() => setDibuka(null)} title={dibuka.no_reff}>
          <LembarKiriman kiriman={dibuka}>
            {dibuka.status === 'KIRIM' && <Terima no_reff={dibuka.no_reff} onDone={selesai} />}
          </LembarKiriman>
        </SideDrawer>
      )}
    </ScreenFrame>
  );
}

/** Into the receiver's own drawer; one key for all tries, so that a broken connection cannot receive twice. */
function Terima({ no_reff, onDone }: { no_reff: string; onDone: () => void }) {
  const { t } = useTranslation(KEUANGAN);
  const key = useRef(newKey());
  const [busy, setBusy] = useState(false);
  const terima = async () => {
    setBusy(true);
    try {
      const { message } = await call(terimaKiriman, { params: { no_reff }, body: {}, key: key.current });
      toastSuccess(message ?? 'Terima Uang Berhasil');
      onDone();
    } catch (error) {
      noticeOf(isApiError(error) && !error.message ? new Error('Terima Uang Pusat Gagal') : error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActButton
      act={terimaKiriman}
      main
      fullWidth
      mt="md"
      data-autofocus
      loading={busy}
      onClick={() => void terima()}
    >
      {t('kiriman.terima')}
    </ActButton>
  );
}
