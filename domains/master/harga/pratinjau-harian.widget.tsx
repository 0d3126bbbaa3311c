/** Every price that follows 24K: what it is, what it becomes, and by how much; where stores differ, from and to. */
import { Loader } from '@mantine/core';
import { formatAngka, formatPersen, type MiliPersen, mulDiv } from '@mustika/kernel/amount.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import css from './harga-hari-ini.module.css';
import type { PerubahanHarian } from './harga-hari-ini.rule.ts';
import type { HargaTertulis } from './harga-hari-ini.store.ts';
import { daftarHarga } from './publikasi-harga.rule.ts';
import { labelKolom } from './publikasi-harga.store.ts';

const rentang = (nilai: readonly number[]): string => {
  const [min, max] = [Math.min(...nilai), Math.max(...nilai)];
  return min === max ? formatAngka(min) : `${formatAngka(min)} – ${formatAngka(max)}`;
};

/** Sign and share of a step. */
function selisih(lama: number, baru: number): string {
  const tanda = baru < lama ? '−' : '+';
  const persen = lama > 0 ? mulDiv(Math.abs(baru - lama), 100_000, lama, 'half-up') : 0;
  return `${tanda}${formatAngka(Math.abs(baru - lama))} (${tanda}${formatPersen(persen as MiliPersen)}%)`;
}

type PratinjauProps = {
  milik: readonly HargaTertulis[];
  berubah: readonly PerubahanHarian[];
  menunggu: boolean;
};

export function PratinjauHarian({ milik, berubah, menunggu }: PratinjauProps) {
  const { t } = useTranslation(MASTER);
  const baruDari = new Map(berubah.map((b) => [`${b.kode_toko}|${b.tabel}|${b.kode}|${b.kolom}`, b.baru]));
  const kelompok = new Map<string, HargaTertulis[]>();
  for (const h of milik) {
    const kunci = `${h.tabel}|${h.kode}|${h.kolom}`;
    kelompok.set(kunci, [...(kelompok.get(kunci) ?? []), h]);
  }
  if (menunggu) return <Loader size="sm" color="gray" />;
  return (
    <section className={css.pratinjau} aria-label={t('harian.pratinjau')} tabIndex={0}>
      <table aria-label={t('harian.pratinjau')}>
        <thead>
          <tr>
            <th>{t('publikasi.daftar')}</th>
            <th>{istilah('Kode')}</th>
            <th>{t('publikasi.harga')}</th>
            <th>{istilah('Kadar (%)')}</th>
            <th>{t('harian.sekarang')}</th>
            <th>{t('publikasi.menjadi')}</th>
            <th>{t('harian.selisih')}</th>
          </tr>
        </thead>
        <tbody>
          {[...kelompok].map(([kunci, satu]) => {
            const [awal] = satu as [HargaTertulis];
            const lama = satu.map((h) => h.lama);
            const baru = satu.map(
              (h) => baruDari.get(`${h.kode_toko}|${h.tabel}|${h.kode}|${h.kolom}`) ?? h.lama,
            );
            const berbeda = baru.some((nilai, at) => nilai !== lama[at]);
            return (
              <tr key={kunci} data-berubah={berbeda || undefined} data-pokok={awal.pokok || undefined}>
                <td>{istilah(daftarHarga(awal.tabel)?.label ?? awal.tabel)}</td>
                <td className="kode">{awal.kode}</td>
                <td>{labelKolom(awal.tabel, awal.kolom)}</td>
                <td>{awal.kadar === null ? '–' : formatPersen(awal.kadar)}</td>
                <td>{rentang(lama)}</td>
                <td>{berbeda ? rentang(baru) : '–'}</td>
                <td>{berbeda ? selisih(Math.max(...lama), Math.max(...baru)) : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
