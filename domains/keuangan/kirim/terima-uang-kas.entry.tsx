/** Receiving what branches sent: the number from the paper, or a row of what is on its way. Spec 1 §4, §8. */
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { viewOf } from '@mustika/web-kit/document-screen/declared.ts';
import type { EntryProps } from '@mustika/web-kit/document-screen/document-screen.tsx';
import { DeclaredSheet } from '@mustika/web-kit/document-screen/sheet.tsx';
import { DocumentTable } from '@mustika/web-kit/document-sheet/table.tsx';
import { useDocumentList } from '@mustika/web-kit/document-sheet/view.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { FormFrame, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../keuangan.module.css';
import { CASH } from '../mutasi/gerak-uang.rule.ts';
import { Sisi } from '../mutasi/sisi-uang.widget.tsx';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { kirimUangSatu, terimaKiriman } from './kirim-uang.command.ts';
import { kirimUang, terimaUangFields } from './kirim-uang.document.ts';
import { CetakKiriman } from './kirim-uang-pusat.sheet.tsx';

type Pesan = { text: string; error: boolean } | null;

const kiriman = viewOf(kirimUang);

export default function TerimaUangKas({ title, chips, onSaved }: EntryProps) {
  const { t } = useTranslation(KEUANGAN);
  const asked = useDocumentList(kiriman, { status: 'KIRIM' });
  const [text, setText] = useState('');
  const [pesan, setPesan] = useState<Pesan>(null);
  const [dibuka, setDibuka] = useState('');
  const cari = async (kode: string) => {
    setPesan(null);
    if (kode.trim() === '') {
      setPesan({ text: 'Mohon Masukkan Nomor Referensi', error: true });
      return;
    }
    try {
      const params = { no_reff: kode.trim().toUpperCase() };
      setDibuka((await call(kirimUangSatu, { params })).data.no_reff);
      setText('');
    } catch (error) {
      setPesan({ text: isApiError(error) ? error.message : 'No Terima Tidak Ditemukan', error: true });
    }
  };
  const selesai = () => {
    setDibuka('');
    onSaved();
  };
  return (
    <ScreenFrame title={title} chips={chips}>
      <div className={css.pindai}>
        <ScanField
          label={t('kiriman.noReff')}
          readyText={t('kiriman.siap')}
          placeholder={t('kiriman.noReff')}
          value={text}
          onValue={setText}
          onScan={(kode) => void cari(kode)}
          onKey={(event) => {
            // An empty field is no scan; whoever presses Enter in it is told what is missing.
            if (event.key !== 'Enter' || text.trim() !== '') return false;
            event.preventDefault();
            void cari('');
            return true;
          }}
          message={pesan}
        />
      </div>
      <DocumentTable
        view={kiriman}
        id="terima-uang-kas"
        label={title}
        asked={asked}
        tools
        onOpen={setDibuka}
        first={{ text: t('kiriman.kosong') }}
      />
      <SideDrawer opened={dibuka !== ''} onClose={() => setDibuka('')} title={title} size={780}>
        {dibuka !== '' && (
          <DeclaredSheet
            document={kirimUang}
            nomor={dibuka}
            acts={({ status }) => (
              <>
                <CetakKiriman no_reff={dibuka} />
                {status === 'KIRIM' && <Terima no_reff={dibuka} onDone={selesai} />}
              </>
            )}
          />
        )}
      </SideDrawer>
    </ScreenFrame>
  );
}

/**
 * Into the receiver's own drawer unless a bank and its account are chosen; tried again with the same, it is the same act, so that a
 * broken connection cannot receive twice.
 */
function Terima({ no_reff, onDone }: { no_reff: string; onDone: () => void }) {
  const { t } = useTranslation(KEUANGAN);
  const { tujuan, tujuan_rekening } = terimaUangFields;
  const form = useDeclaredForm(
    { tujuan, tujuan_rekening },
    { tujuan: CASH },
    {
      act: terimaKiriman,
      send: async (body, key) => {
        const { message } = await call(terimaKiriman, { params: { no_reff }, body, key });
        toastSuccess(message ?? 'Terima Uang Berhasil');
      },
      sent: onDone,
    },
  );
  return (
    <FormFrame form={form} label={t('kiriman.terima')}>
      <div className={css.isian}>
        <Sisi form={form} name="tujuan" lawan="asal" />
      </div>
      <SubmitButton form={form} fullWidth mt="sm">
        {t('kiriman.terima')}
      </SubmitButton>
    </FormFrame>
  );
}
