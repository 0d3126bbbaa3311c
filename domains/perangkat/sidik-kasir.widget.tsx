/** The fingerprint reader of this till: where it is and how fast its line speaks. Who may agree by finger says so in his own window. */
import { Select } from '@mantine/core';
import { KECEPATAN_SIDIK, KECEPATAN_SIDIK_BIASA, type PembacaSidik } from '@mustika/kernel/agen/agen.ts';
import { useAgent } from '@mustika/web-kit/slip/agent.ts';
import { useTranslation } from 'react-i18next';
import { setelanSidik } from './agen.command.ts';
import { AlatKasir } from './alat-kasir.widget.tsx';
import { PERANGKAT } from './teks-perangkat.store.ts';

const BARU: PembacaSidik = { jalur: 'BERKAS', alamat: '', kecepatan: KECEPATAN_SIDIK_BIASA };

export function SidikKasir() {
  const { t } = useTranslation(PERANGKAT);
  const tersimpan = useAgent((state) => state.sidik[0]);
  return (
    <AlatKasir
      kata={{ judul: t('sidik'), ada: t('sidikAda'), simpan: t('simpanSidik') }}
      tersimpan={tersimpan}
      baru={BARU}
      act={setelanSidik}
      isi={(sidik) => ({ sidik })}
      lainnya={({ jalur, kecepatan }, ubah) =>
        jalur === 'BERKAS' && (
          <Select
            label={t('kecepatan')}
            allowDeselect={false}
            data={KECEPATAN_SIDIK.map(String)}
            value={String(kecepatan)}
            onChange={(value) => ubah({ kecepatan: Number(value ?? kecepatan) })}
          />
        )
      }
    />
  );
}
