/** The parts of head office's page: branches side by side, gold and money by place, and what to look after. */
import { Text } from '@mantine/core';
import {
  formatAngka,
  formatGram,
  formatRupiah,
  type Miligram,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import type { Target } from '@mustika/kernel/drill.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import { Perubahan } from '../angka-besar.widget.tsx';
import css from '../dashboard.module.css';
import { keKas, keStok, keToko } from '../ke-baris.view.ts';
import { DASHBOARD, singkat } from '../teks-dashboard.store.ts';
import { Tutup } from '../toko-hari.widget.tsx';
import { DI_JALAN, DI_TUKANG, type RingkasanPusat } from './pusat.rule.ts';
import { type Banding, type BarisToko, type Peringatan, persenRencana } from './toko-rantai.view.ts';

const mili = (grams: number): number => toThousandths(grams) ?? 0;
const gram = (grams: number): string => `${formatGram(mili(grams) as Miligram)} g`;
const rupiah = (value: number): string => formatRupiah(value as Rupiah);

const pinjaman = (kode_toko: string): Target => ({ to: '/lihat-hutang', search: {}, toko: kode_toko });

type TokoProps = { toko: readonly BarisToko[]; hari: string; banding: Banding };

/** How much of what a branch should sell today is sold: the share alone where there is a table, in words where there is room. */
function Rencana({ row, singkatan }: { row: BarisToko; singkatan?: boolean }) {
  const { t } = useTranslation(DASHBOARD);
  const angka = persenRencana(row.omzet, row.rencana);
  if (angka === null) return '-';
  const persen = formatAngka(angka);
  const kata = t('pusat.dariRencana', { persen, nilai: singkat(row.rencana) });
  return singkatan ? <span title={kata}>{persen}%</span> : kata;
}

/** Every branch in a line of its own; the page is as wide as a desk. */
export function TabelToko({ toko, hari, banding }: TokoProps) {
  const { t } = useTranslation(DASHBOARD);
  const berencana = toko.some(({ rencana }) => rencana > 0);
  const kepala = [
    'toko',
    'penjualan',
    banding.apa,
    'sejak',
    ...(berencana ? ['rencana'] : []),
    'pembelian',
    'emasMurni',
    'kas',
    'bank',
    'pinjaman',
    'menunggu',
  ];
  return (
    <div className={css.lebar}>
      <table className={css.rantai}>
        <thead>
          <tr>
            {kepala.map((nama, index) => (
              <th key={nama} className={index === 0 ? undefined : 'angka'}>
                {t(`pusat.${nama}`)}
                {nama === 'sejak' && banding.sebagian && ` ${t('sampaiJamIni')}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toko.map((row) => (
            <tr key={row.kode_toko}>
              <td>
                <span className="kode">{row.kode_toko}</span> {row.nama_toko} <Tutup buka={row.buka} />
              </td>
              <td className="angka">
                <TargetLink target={keToko('penjualan', row.kode_toko, hari)}>
                  {formatAngka(row.omzet)}
                </TargetLink>
              </td>
              <td className="angka">
                <TargetLink
                  target={
                    row[banding.apa] === 0 || banding.tanggal === null
                      ? null
                      : keToko('penjualan', row.kode_toko, banding.tanggal)
                  }
                >
                  {formatAngka(row[banding.apa])}
                </TargetLink>
              </td>
              <td className="angka">
                <Perubahan now={row.omzet} before={row[`${banding.apa}_jam`]} />
              </td>
              {berencana && (
                <td className="angka">
                  <Rencana row={row} singkatan />
                </td>
              )}
              <td className="angka">
                <TargetLink target={keToko('pembelian', row.kode_toko, hari)}>
                  {formatAngka(row.beli)}
                </TargetLink>
              </td>
              <td className="angka" title={gram(row.emas)}>
                <TargetLink target={keStok(row.kode_toko)}>{gram(row.emas_murni)}</TargetLink>
              </td>
              <td className="angka">
                <TargetLink target={keKas({ rantai: true }, hari, row.kode_toko)}>
                  {formatAngka(row.kas)}
                </TargetLink>
              </td>
              <td className="angka">{formatAngka(row.bank)}</td>
              <td className="angka" title={t('jumlahPinjaman', { jumlah: formatAngka(row.pinjaman) })}>
                <TargetLink target={pinjaman(row.kode_toko)}>{formatAngka(row.pinjaman_rp)}</TargetLink>
              </td>
              <td className="angka">{formatAngka(row.menunggu)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same on a phone: a branch is a card of three lines. */
export function KartuToko({ toko, hari, banding }: TokoProps) {
  const { t } = useTranslation(DASHBOARD);
  return (
    <ul className={css.daftar}>
      {toko.map((row) => (
        <li key={row.kode_toko} className={css.tumpuk}>
          <span className={css.seiring}>
            <span>
              <span className="kode">{row.kode_toko}</span> {row.nama_toko} <Tutup buka={row.buka} />
            </span>
            <TargetLink target={keToko('penjualan', row.kode_toko, hari)} className="angka">
              {rupiah(row.omzet)}
            </TargetLink>
          </span>
          <Text size="xs" c="dimmed" component="span" className={css.seiring}>
            <span>
              {t(`pusat.${banding.apa}`)} {singkat(row[banding.apa])}
            </span>
            <Perubahan now={row.omzet} before={row[`${banding.apa}_jam`]} partly={banding.sebagian} />
            <span>
              {t('pusat.pembelian')} {singkat(row.beli)}
            </span>
          </Text>
          {row.rencana > 0 && (
            <Text size="xs" c="dimmed" component="span">
              <Rencana row={row} />
            </Text>
          )}
          <Text size="xs" c="dimmed" component="span" className={css.seiring}>
            <span>{t('murni', { berat: formatGram(mili(row.emas_murni) as Miligram) })}</span>
            <span>
              {t('pusat.kas')} {singkat(row.kas)}
            </span>
            <span>
              {t('pusat.pinjaman')} {singkat(row.pinjaman_rp)}
            </span>
          </Text>
        </li>
      ))}
    </ul>
  );
}

const DI_LUAR: Readonly<Record<string, string>> = {
  [DI_TUKANG]: 'pusat.diTukang',
  [DI_JALAN]: 'pusat.diJalan',
};
const SEMUA_STOK: Target = { to: '/laporan-global-stock-toko', search: { lingkup: 'SEMUA' } };

/** How much of all fine gold lies where, as a bar to look at and grams to read. */
export function EmasDiMana({ emas }: Pick<RingkasanPusat, 'emas'>) {
  const { t } = useTranslation(DASHBOARD);
  const semua = emas.reduce((all, { berat_murni }) => all + mili(berat_murni), 0);
  return (
    <Panel title={t('pusat.emasDiMana')}>
      <ul className={css.daftar}>
        {emas.map(({ tempat, nama, barang, berat, berat_murni }) => (
          <li key={tempat} className={css.tumpuk}>
            <span className={css.seiring}>
              <TargetLink target={DI_LUAR[tempat] ? null : SEMUA_STOK}>
                {DI_LUAR[tempat] ? t(DI_LUAR[tempat]) : (nama ?? tempat)}
              </TargetLink>
              <span className="angka">
                {t('murni', { berat: formatGram(mili(berat_murni) as Miligram) })}
              </span>
            </span>
            <div
              className={css.bagian}
              style={{ width: `${Math.max(1, (mili(berat_murni) * 100) / Math.max(1, semua))}%` }}
            />
            <Text size="xs" c="dimmed" component="span" className={css.seiring}>
              <span>{t('barang', { jumlah: formatAngka(barang) })}</span>
              <span>{gram(berat)}</span>
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function UangDiMana({ uang, hari }: Pick<RingkasanPusat, 'uang'> & { hari: string }) {
  const { t } = useTranslation(DASHBOARD);
  return (
    <Panel title={t('pusat.uangDiMana')}>
      <ul className={css.daftar}>
        {uang.map((row) => (
          <li key={row.kode_toko} className={css.tumpuk}>
            <span className={css.seiring}>
              <span>
                <span className="kode">{row.kode_toko}</span> {row.nama_toko}
              </span>
              <TargetLink target={keKas({ rantai: true }, hari, row.kode_toko)} className="angka">
                {rupiah(row.kas)}
              </TargetLink>
            </span>
            <Text size="xs" c="dimmed" component="span" className={css.seiring}>
              <span>{t('pusat.diBank', { nilai: rupiah(row.bank) })}</span>
              {row.kartu !== 0 && <span>{t('pusat.diKartu', { nilai: rupiah(row.kartu) })}</span>}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const KE_MANA: Readonly<Record<Peringatan['apa'], string>> = {
  belumJual: '/lihat-penjualan',
  telat: '/lihat-hutang',
  pesanan: '/lihat-pesanan',
  kasMinus: '/laporan-transaksi-keuangan-cash',
};

export function PerluDilihat({ semua }: { semua: readonly Peringatan[] }) {
  const { t } = useTranslation(DASHBOARD);
  if (semua.length === 0) return null;
  return (
    <Panel title={t('pusat.perluDilihat')}>
      <ul className={css.daftar}>
        {semua.map(({ kode_toko, apa, jumlah }) => (
          <li key={`${kode_toko} ${apa}`}>
            <span className="kode">{kode_toko}</span>
            <TargetLink target={{ to: KE_MANA[apa], search: {}, toko: kode_toko }}>
              {t(`pusat.ingat.${apa}`, { jumlah: formatAngka(jumlah) })}
            </TargetLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
