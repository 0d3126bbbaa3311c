/** Journals as a report; `?jurnal=` opens one as a sheet beside it. Ledgers and statements lead here. */
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { ReportScreen } from '@mustika/web-kit/report/report-screen.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import { daftarJurnal } from './daftar-jurnal.report.ts';
import { LembarJurnal } from './jurnal-lembar.widget.tsx';

export default function DaftarJurnal() {
  const { t } = useTranslation(AKUNTANSI);
  const [search, setSearch] = useUrlState();
  const nomor = String(search['jurnal'] ?? '');
  return (
    <>
      <ReportScreen report={daftarJurnal} />
      <SideDrawer
        opened={nomor !== ''}
        onClose={() => setSearch({ ...search, jurnal: null })}
        title={t('jurnal.judul')}
        size={780}
      >
        {nomor !== '' && <LembarJurnal no_dokumen={nomor} />}
      </SideDrawer>
    </>
  );
}
