/** Saved sales that touch no book yet: look at one, validate it, or validate all that were chosen. Spec 1 §2.2. */

import { DocumentTable } from '@mustika/web-kit/document-sheet/table.tsx';
import { ValidateDocuments } from '@mustika/web-kit/document-sheet/validate.tsx';
import { useAskAgain, useDocumentList } from '@mustika/web-kit/document-sheet/view.ts';
import { useTranslation } from 'react-i18next';
import { notaJual } from './daftar-nota.widget.tsx';
import { kirimValidasi } from './jual-panggilan.store.ts';
import { NotaLembar } from './nota.widget.tsx';
import { penjualan } from './penjualan.document.ts';
import { PENJUALAN } from './teks.store.ts';

export default function ValidasiPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const asked = useDocumentList(notaJual, { status: 'OPEN' });
  const askAgain = useAskAgain(notaJual);
  return (
    <ValidateDocuments
      title={t('judul.validasi')}
      rows={asked.data?.rows ?? []}
      nomorOf={(row) => row.no_faktur_group}
      actOf={() => penjualan.transitions.validasi}
      send={({ no_faktur_group }, key) => kirimValidasi(no_faktur_group, key)}
      askAgain={askAgain}
      done="Penjualan Berhasil Divalidasi"
      table={(of) => (
        <DocumentTable
          {...of}
          view={notaJual}
          id="validasi-penjualan"
          label={t('judul.validasi')}
          asked={asked}
          brief
          first={{ text: t('validasi.kosong') }}
        />
      )}
      sheet={({ no_faktur_group }, act) => (
        <NotaLembar nomor={no_faktur_group} ringkas>
          {act}
        </NotaLembar>
      )}
    />
  );
}
