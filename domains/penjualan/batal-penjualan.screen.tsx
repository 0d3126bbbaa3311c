/** Cancelling a sale of today: the nota in sight, a reason, another person's approval. Spec 1 §4, §5, §6. */

import { CancelDocument } from '@mustika/web-kit/document-sheet/cancel.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { laciBatalField } from '../keuangan/mutasi-uang.document.ts';
import { notaJual } from './daftar-nota.widget.tsx';
import { kirimBatal, type NotaLengkap } from './jual-panggilan.store.ts';
import { NotaLembar } from './nota.widget.tsx';
import { penjualan } from './penjualan.document.ts';
import { penjualanErrors } from './penjualan.errors.ts';
import { PENJUALAN } from './teks.store.ts';

export default function BatalPenjualan() {
  const { t } = useTranslation(PENJUALAN);
  const user = useSession((session) => session.user);
  // A nota of an earlier day is the owner's alone (Domain 2.3).
  const refuse = (nota: NotaLengkap): string | null => {
    if (nota.status === 'CANC') return penjualanErrors.SUDAH_BATAL.message;
    const lewat = nota.tanggal !== user?.tgl_system && user?.level !== 'OWN';
    return lewat ? penjualanErrors.BEDA_HARI.message : null;
  };
  return (
    <CancelDocument
      view={notaJual}
      id="batal-penjualan"
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
        done: 'Penjualan Berhasil Dibatalkan',
      }}
      act={penjualan.transitions.batal}
      refuse={refuse}
      drawer={{
        field: laciBatalField,
        of: (nota) => nota.tanggal !== user?.tgl_system,
      }}
      send={(no_faktur_group, isi, key, izin) => kirimBatal({ no_faktur_group, ...isi }, key, izin)}
      sheet={(nomor, act) => (
        <NotaLembar nomor={nomor} ringkas>
          {act}
        </NotaLembar>
      )}
    />
  );
}
