/** Saved deposits that touch no book yet: look at one, validate it, or validate all that were chosen. Spec 1 §2.2. */
import { DocumentTable } from '@mustika/web-kit/document-sheet/table.tsx';
import { ValidateDocuments } from '@mustika/web-kit/document-sheet/validate.tsx';
import { useAskAgain, useDocumentList } from '@mustika/web-kit/document-sheet/view.ts';
import { useTranslation } from 'react-i18next';
import { viewTitipan } from './daftar-titipan.widget.tsx';
import { LembarTitipan } from './lembar-titipan.widget.tsx';
import { TITIPAN } from './teks-titipan.store.ts';
import { titipan } from './titipan.document.ts';
import { kirimValidasiTitipan } from './titipan-panggilan.store.ts';

export default function ValidasiTitipan() {
  const { t } = useTranslation(TITIPAN);
  const asked = useDocumentList(viewTitipan, { status: 'OPEN' });
  const askAgain = useAskAgain(viewTitipan);
  return (
    <ValidateDocuments
      title={t('judul.validasi')}
      rows={asked.data?.rows ?? []}
      nomorOf={(row) => row.no_titipan}
      actOf={() => titipan.transitions.validasi}
      send={({ no_titipan }, key) => kirimValidasiTitipan(no_titipan, key)}
      askAgain={askAgain}
      done={titipan.transitions.validasi.message}
      table={(of) => (
        <DocumentTable
          {...of}
          view={viewTitipan}
          id="validasi-titipan"
          label={t('judul.validasi')}
          asked={asked}
          brief
          first={{ text: t('validasiKosong') }}
        />
      )}
      sheet={({ no_titipan }, act) => (
        <LembarTitipan nomor={no_titipan} ringkas>
          {() => act}
        </LembarTitipan>
      )}
    />
  );
}
