/**
 * The day at a glance: four figures with those of the business day before, the month, what waits, birthdays, the last
 * notas. Spec 1 §2.2 (/dashboard, /home).
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
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useWaitingApprovals } from '@mustika/web-kit/shell/approval-waiting.ts';
import { useTranslation } from 'react-i18next';
import { AngkaBesar } from './angka-besar.widget.tsx';
import { BeliHariIni } from './beli-hari.widget.tsx';
import {
  adaTugas,
  GroupTerlaris,
  KasDanStok,
  NotaTerakhir,
  UlangTahunHariIni,
  YangMenunggu,
} from './daftar-hari.widget.tsx';
import css from './dashboard.module.css';
import { useRingkasan, useSegarkan } from './dashboard-data.store.ts';
import { GrafikPenjualan } from './grafik.widget.tsx';
import { CicilanHariIni, PinjamanHariIni, useTelat } from './jatuh-tempo.widget.tsx';
import { keJual, keNota, type Lingkup } from './ke-baris.view.ts';
import { LangkahPertamaToko } from './langkah-pertama.widget.tsx';
import type { AngkaHari, Ringkasan } from './ringkasan.rule.ts';
import { DASHBOARD, singkat } from './teks-dashboard.store.ts';
import { TokoHariIni } from './toko-hari.widget.tsx';

const rupiah = (value: number): string => formatRupiah(value as Rupiah);
const grams = (value: number): string => `${formatGram(value as Miligram)} g`;

/** Weights are compared as whole milligrams. */
const whole = (name: string, value: number): number =>
  name === 'berat' ? (toThousandths(value) ?? 0) : value;

function Angka({ data, lingkup }: { data: Ringkasan | undefined; lingkup: Lingkup }) {
  const { t } = useTranslation(DASHBOARD);
  const before = data?.sebelumnya;
  const kini = data?.hari_ini.tanggal ?? null;
  const hari = before?.tanggal ? formatTanggal(before.tanggal).replace(/ \d{4}$/, '') : null;
  const of = (name: keyof Omit<AngkaHari, 'tanggal'>) => ({
    now: data ? whole(name, data.hari_ini[name]) : undefined,
    before: before ? whole(name, before[name]) : null,
    against: data ? whole(name, data.pembanding[name]) : 0,
    partly: data?.sampai_jam_ini ?? false,
    hari,
    ke: name === 'nota' ? keNota(lingkup, kini) : keJual(lingkup, kini),
  });
  return (
    <div className={css.angka}>
      <AngkaBesar label={t('penjualan')} {...of('omzet')} short={singkat} exact={rupiah} />
      <AngkaBesar label={t('nota')} {...of('nota')} short={formatAngka} exact={formatAngka} />
      <AngkaBesar label={t('berat')} {...of('berat')} short={grams} exact={grams} />
      <AngkaBesar label={t('rata')} {...of('rata_rata')} short={singkat} exact={rupiah} />
    </div>
  );
}

export default function DashboardScreen() {
  const { data, error, refetch } = useRingkasan();
  const refresh = useSegarkan();
  const sempit = useMediaQuery('(max-width: 1000px)') ?? false;
  const telat = useTelat() && sempit;
  const { waiting: diminta } = useWaitingApprovals();
  if (error && !data)
    return (
      <ScreenFrame title="Dashboard">
        <TableEmpty error={error} filtered={false} onReset={() => undefined} onRetry={() => void refetch()} />
      </ScreenFrame>
    );
  const lingkup = { rantai: (data?.per_toko.length ?? 0) > 0 };
  // What waits for somebody comes first, in one column before the day itself.
  const menunggu = data !== undefined && adaTugas(data, diminta);
  const tugas = data && <YangMenunggu data={data} diminta={diminta} lingkup={lingkup} />;
  const tempo = (
    <>
      <PinjamanHariIni />
      <CicilanHariIni />
    </>
  );
  return (
    <ScreenFrame title="Dashboard" flowing>
      <LangkahPertamaToko />
      {sempit && menunggu && tugas}
      {telat && tempo}
      <Angka data={data} lingkup={lingkup} />
      <div className={css.isi}>
        <div className={css.kolom}>
          <GrafikPenjualan hari={data?.hari_ini.tanggal ?? null} lingkup={lingkup} onRefresh={refresh} />
          {data ? <NotaTerakhir nota={data.nota_terakhir} /> : <Skeleton height={220} />}
        </div>
        <div className={css.kolom}>
          {!sempit && menunggu && tugas}
          {data && <TokoHariIni toko={data.per_toko} />}
          {!menunggu && tugas}
          {!telat && tempo}
          <UlangTahunHariIni />
          {data && <BeliHariIni beli={data.beli} sebelumnya={data.beli_sebelumnya} lingkup={lingkup} />}
          {data && <GroupTerlaris data={data} lingkup={lingkup} />}
          {data && <KasDanStok data={data} lingkup={lingkup} />}
        </div>
      </div>
    </ScreenFrame>
  );
}
