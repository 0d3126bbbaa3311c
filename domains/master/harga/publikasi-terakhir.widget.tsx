/** The last prices that were published from here and count already: one press brings the ones before them back. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import { kembalikanHarga } from './harga-hari-ini.command.ts';
import css from './harga-hari-ini.module.css';
import { kembalikan } from './harga-hari-ini.store.ts';
import type { PublikasiToko } from './publikasi-harga.command.ts';
import { usePublikasi } from './publikasi-harga.store.ts';

/** What was sent in one act, newest first; null where the newest still waits for its moment. */
export function aktTerakhir(
  semua: readonly PublikasiToko[],
  asal: string | undefined,
): PublikasiToko[] | null {
  const milik = semua.filter((satu) => satu.asal === asal && satu.status !== 'DITARIK');
  const [baru] = milik;
  if (!baru || baru.menunggu) return null;
  return milik.filter((s) => s.dibuat_pada === baru.dibuat_pada && s.dibuat_oleh === baru.dibuat_oleh);
}

export function PublikasiTerakhir() {
  const { t } = useTranslation(MASTER);
  const asal = useSession((state) => state.portal ?? state.user?.kode_toko);
  const { data = [], refetch } = usePublikasi();
  const { busy, kirim } = useKirimSekali();
  const akt = aktTerakhir(data, asal);
  const [baru] = akt ?? [];
  if (!akt || !baru) return null;
  const harga = new Set(akt.flatMap((s) => s.harga.map((h) => `${s.tabel}|${h.kode}|${h.kolom}`))).size;
  const toko = new Set(akt.map((s) => s.kode_toko)).size;
  return (
    <div className={css.terakhir} role="status">
      <span>
        {t('harian.terakhir', { harga, toko, waktu: formatWaktu(baru.dibuat_pada), oleh: baru.dibuat_oleh })}
        {baru.keterangan && ` · ${baru.keterangan}`}
      </span>
      <ActButton
        act={kembalikanHarga}
        variant="default"
        leftSection={<IconArrowBackUp size={14} />}
        loading={busy}
        onClick={async () => {
          if (await kirim((key) => kembalikan(baru.id, key))) await refetch();
        }}
      >
        {t('harian.kembalikan')}
      </ActButton>
    </div>
  );
}
