/** Cancelling a purchase of today: the nota in sight, a reason, another person's approval. Spec 1 §4, §5, §6. */

import { CancelDocument } from '@mustika/web-kit/document-sheet/cancel.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { laciBatalField } from '../keuangan/mutasi-uang.document.ts';
import { type BeliLengkap, kirimBatalBeli } from './beli-panggilan.store.ts';
import { notaBeli } from './daftar-beli.widget.tsx';
import { NotaBeliLembar } from './nota-beli.widget.tsx';
import { pembelian } from './pembelian.document.ts';
import { pembelianErrors } from './pembelian.errors.ts';
import { PEMBELIAN } from './teks-pembelian.store.ts';

export default function BatalPembelian() {
  const { t } = useTranslation(PEMBELIAN);
  const user = useSession((session) => session.user);
  // A nota of an earlier day is the owner's alone (Domain 2.3).
  const refuse = (nota: BeliLengkap): string | null => {
    if (nota.status === 'CANC') return t('batal.sudah');
    const lewat = nota.tanggal !== user?.tgl_system && user?.level !== 'OWN';
    return lewat ? pembelianErrors.BATAL_BEDA_HARI.message : null;
  };
  return (
    <CancelDocument
      view={notaBeli}
      id="batal-pembelian"
      words={{
        title: t('judul.batal'),
        scan: t('batal.pindai'),
        placeholder: t('batal.tempat'),
        ready: t('pindai.siap'),
        today: t('batal.hariIni'),
        empty: t('nota.kosongHari'),
        pick: t('batal.pilih'),
        reasonHint: t('batal.alasanTempat'),
        effect: t('batal.akibat'),
        act: t('batal.act'),
        done: 'Pembelian Berhasil Dibatalkan',
      }}
      act={pembelian.transitions.batal}
      refuse={refuse}
      drawer={{
        field: laciBatalField,
        of: (nota) => nota.tanggal !== user?.tgl_system,
      }}
      send={(no_faktur_group, isi, key, izin) => kirimBatalBeli({ no_faktur_group, ...isi }, key, izin)}
      sheet={(nomor, act) => (
        <NotaBeliLembar nomor={nomor} ringkas>
          {act}
        </NotaBeliLembar>
      )}
    />
  );
}
