/**
 * The chain at a glance for head office: the day beside a year ago, branches side by side, gold, money and loans by place, what waits
 * and what to look after. It follows the socket as the dashboard does; on a phone it is one column. Spec 1 §2.2 (/dashboardPusat).
 */
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  formatAngka,
  formatGram,
  formatRupiah,
  type Miligram,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { TableEmpty } from '@mustika/web-kit/data-table/empty.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useWaitingApprovals } from '@mustika/web-kit/shell/approval-waiting.ts';
import { useGo, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AngkaBesar } from '../angka-besar.widget.tsx';
import { adaTugas, YangMenunggu } from '../daftar-hari.widget.tsx';
import css from '../dashboard.module.css';
import { useRingkasanPusat, useSegarkan } from '../dashboard-data.store.ts';
import { keJual, keToko } from '../ke-baris.view.ts';
import { DASHBOARD, singkat } from '../teks-dashboard.store.ts';
import { EmasDiMana, KartuToko, PerluDilihat, TabelToko, UangDiMana } from './bagian-pusat.widget.tsx';
import type { RingkasanPusat } from './pusat.rule.ts';
import {
  type BarisToko,
  bandingDari,
  barisToko,
  PALING_BANYAK,
  peringatan,
  persenRencana,
} from './toko-rantai.view.ts';

const Batang = lazy(() => import('./batang-toko.widget.tsx'));

const RANTAI = { rantai: true };
const rupiah = (value: number): string => formatRupiah(value as Rupiah);
const grams = (value: number): string => `${formatGram(value as Miligram)} g`;
const jumlah = <T,>(rows: readonly T[], nilai: (row: T) => number): number =>
  rows.reduce((all, row) => all + nilai(row), 0);

/** Sales of the day, all fine gold, all money, all loans. */
function EmpatAngka({ data, toko }: { data: RingkasanPusat; toko: readonly BarisToko[] }) {
  const { t } = useTranslation(DASHBOARD);
  const { hari_ini } = data.ringkas;
  const tanpa = { before: null, against: 0, partly: false, hari: null };
  const banding = bandingDari(data);
  const lalu = jumlah(data.per_toko, (row) => row[banding.apa]);
  const against = jumlah(data.per_toko, (row) => row[`${banding.apa}_jam`]);
  const rencana = jumlah(toko, (row) => row.rencana);
  const persen = persenRencana(hari_ini.omzet, rencana);
  const kas = jumlah(data.uang, (row) => row.kas);
  const bank = jumlah(data.uang, (row) => row.bank + row.kartu);
  return (
    <div className={css.angka}>
      <AngkaBesar
        label={t('penjualan')}
        now={hari_ini.omzet}
        {...{ before: lalu, against, partly: data.ringkas.sampai_jam_ini, short: singkat, exact: rupiah }}
        hari={banding.tanggal && formatTanggal(banding.tanggal)}
        ke={keJual(RANTAI, hari_ini.tanggal)}
        rencana={
          persen === null
            ? null
            : t('pusat.dariRencana', { persen: formatAngka(persen), nilai: singkat(rencana) })
        }
      />
      <AngkaBesar
        label={t('pusat.emasMurni')}
        now={jumlah(data.emas, ({ berat_murni }) => toThousandths(berat_murni) ?? 0)}
        {...{ ...tanpa, short: grams, exact: grams }}
        ket={t('pusat.dariBerat', {
          berat: formatGram(jumlah(data.emas, ({ berat }) => toThousandths(berat) ?? 0) as Miligram),
        })}
        ke={{ to: '/laporan-global-stock-toko', search: { lingkup: 'SEMUA' } }}
      />
      <AngkaBesar
        label={t('pusat.uang')}
        now={kas + bank}
        {...{ ...tanpa, short: singkat, exact: rupiah, ke: null }}
        ket={t('pusat.kasDanBank', { kas: singkat(kas), bank: singkat(bank) })}
      />
      <AngkaBesar
        label={t('pusat.pinjaman')}
        now={jumlah(toko, ({ pinjaman_rp }) => pinjaman_rp)}
        {...{ ...tanpa, short: singkat, exact: rupiah }}
        ket={t('jumlahPinjaman', { jumlah: formatAngka(jumlah(toko, ({ pinjaman }) => pinjaman)) })}
        ke={{ to: '/laporan-global-stock-pinjam', search: { lingkup: 'SEMUA' } }}
      />
    </div>
  );
}

type TokoProps = { data: RingkasanPusat; toko: readonly BarisToko[]; sempit: boolean; onRefresh: () => void };

function SemuaToko({ data, toko, sempit, onRefresh }: TokoProps) {
  const { t } = useTranslation(DASHBOARD);
  const go = useGo();
  const boleh = useMayOpen();
  const hari = data.ringkas.hari_ini.tanggal ?? '';
  const banding = bandingDari(data);
  const batang = toko
    .slice(0, PALING_BANYAK)
    .map((row) => ({ kode_toko: row.kode_toko, kini: row.omzet, lalu: row[banding.apa] }));
  const buka = (kode_toko: string) => {
    const target = keToko('penjualan', kode_toko, hari);
    if (boleh(target.to)) void go(target);
  };
  return (
    <Panel title={t('perToko')} onRefresh={onRefresh}>
      <div className={css.grafik} aria-hidden>
        <Suspense fallback={<Skeleton height="100%" />}>
          <Batang data={batang} kini={t('hariIni')} lalu={t(`pusat.${banding.apa}`)} onPilih={buka} />
        </Suspense>
      </div>
      {sempit ? (
        <KartuToko toko={toko} hari={hari} banding={banding} />
      ) : (
        <TabelToko toko={toko} hari={hari} banding={banding} />
      )}
    </Panel>
  );
}

export default function DashboardPusatScreen() {
  const { data, error, refetch } = useRingkasanPusat();
  const refresh = useSegarkan();
  const sempit = useMediaQuery('(max-width: 1000px)') ?? false;
  const { waiting: diminta } = useWaitingApprovals();
  if (!data)
    return (
      <ScreenFrame title="Dashboard Pusat" flowing>
        {error ? (
          <TableEmpty
            error={error}
            filtered={false}
            onReset={() => undefined}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </ScreenFrame>
    );
  const toko = barisToko(data);
  const tugas = <YangMenunggu data={data.ringkas} diminta={diminta} lingkup={RANTAI} />;
  const dulu = sempit && adaTugas(data.ringkas, diminta);
  const hari = data.ringkas.hari_ini.tanggal ?? '';
  return (
    <ScreenFrame title="Dashboard Pusat" flowing>
      <EmpatAngka data={data} toko={toko} />
      {dulu && tugas}
      <SemuaToko data={data} toko={toko} sempit={sempit} onRefresh={refresh} />
      <div className={css.isi}>
        <div className={css.kolom}>
          {!dulu && tugas}
          <PerluDilihat semua={peringatan(toko)} />
        </div>
        <div className={css.kolom}>
          <EmasDiMana emas={data.emas} />
          <UangDiMana uang={data.uang} hari={hari} />
        </div>
      </div>
    </ScreenFrame>
  );
}
