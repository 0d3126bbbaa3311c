/** Money lent and money waited for: what runs, what is due, who is late and can be called. Nothing where nothing runs. */
import { Anchor, Badge, Text } from '@mantine/core';
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { Target } from '@mustika/kernel/drill.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink, useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import css from './dashboard.module.css';
import { usePantauCicilan, usePantauHutang } from './dashboard-data.store.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

const rupiah = (value: number): string => formatRupiah(value as Rupiah);

type Hitung = { jumlah: number; nilai: number };

function Jumlah({ label, isi, ke, warna }: { label: string; isi: Hitung; ke: Target; warna?: string }) {
  if (isi.jumlah === 0) return null;
  return (
    <li>
      <span className={css.nama}>
        <TargetLink target={ke}>{label}</TargetLink>
      </span>
      <Badge size="sm" variant="light" color={warna ?? 'gray'} flex="none">
        {formatAngka(isi.jumlah)}
      </Badge>
      <span className="angka">{rupiah(isi.nilai)}</span>
    </li>
  );
}

type OrangProps = {
  nama: string;
  hp: string | null;
  tempo: string;
  lewat: number;
  jumlah: number;
  ke: Target;
  /** What is said beside the day, in yellow. */
  tanda?: string | null;
};

function Orang({ nama, hp, tempo, lewat, jumlah, ke, tanda }: OrangProps) {
  const { t } = useTranslation(DASHBOARD);
  return (
    <li>
      <span className={css.nama}>
        <TargetLink target={ke}>{nama}</TargetLink>
        <Text size="xs" c={lewat > 0 ? 'merah' : 'dimmed'} component="span" ml={6}>
          {lewat > 0 ? t('tempo.lewatHari', { hari: formatAngka(lewat) }) : formatTanggal(tempo)}
        </Text>
        {tanda && (
          <Text size="xs" c="kuning" component="span" ml={6}>
            {tanda}
          </Text>
        )}
      </span>
      {hp && (
        <Anchor size="xs" className="kode" href={`tel:+${hp}`}>
          {hp}
        </Anchor>
      )}
      <span className="angka">{formatAngka(jumlah)}</span>
    </li>
  );
}

/** Whether anybody is late: then somebody waits for a call. */
export function useTelat(): boolean {
  const boleh = useMayOpen();
  const { data: hutang } = usePantauHutang(boleh('/lihat-hutang'));
  const { data: cicilan } = usePantauCicilan(boleh('/lihat-cicilan'));
  return [hutang, cicilan].some((one) => one !== undefined && one.lewat.jumlah > 0);
}

export function PinjamanHariIni() {
  const { t } = useTranslation(DASHBOARD);
  const boleh = useMayOpen()('/lihat-hutang');
  const { data } = usePantauHutang(boleh);
  if (!data || data.berjalan.jumlah === 0) return null;
  const semua: Target = { to: '/lihat-hutang', search: {} };
  return (
    <Panel title={t('tempo.pinjaman')}>
      <ul className={css.daftar}>
        <Jumlah label={t('tempo.berjalan')} isi={data.berjalan} ke={semua} />
        <Jumlah label={t('tempo.segera')} isi={data.segera} ke={semua} warna="kuning" />
        <Jumlah
          label={t('tempo.lewat')}
          isi={data.lewat}
          ke={{ to: '/lelang-hutang', search: {} }}
          warna="merah"
        />
        <Jumlah label={t('tempo.plafond')} isi={data.plafond} ke={semua} warna="kuning" />
        {data.rincian.map((one) => (
          <Orang
            key={one.no_faktur_hutang}
            {...{
              nama: one.nama_customer,
              hp: one.no_hp_customer,
              tempo: one.tgl_jatuh_tempo,
              lewat: one.lewat,
            }}
            jumlah={one.jumlah_hutang + one.terutang}
            ke={{ to: '/lihat-hutang', search: { no_faktur_hutang: one.no_faktur_hutang } }}
            tanda={one.kurang > 0 ? t('tempo.diAtas', { nilai: rupiah(one.kurang) }) : null}
          />
        ))}
      </ul>
    </Panel>
  );
}

export function CicilanHariIni() {
  const { t } = useTranslation(DASHBOARD);
  const boleh = useMayOpen()('/lihat-cicilan');
  const { data } = usePantauCicilan(boleh);
  if (!data || data.berjalan.jumlah === 0) return null;
  const semua: Target = { to: '/lihat-cicilan', search: {} };
  return (
    <Panel title={t('tempo.cicilan')}>
      <ul className={css.daftar}>
        <Jumlah label={t('tempo.berjalan')} isi={data.berjalan} ke={semua} />
        <Jumlah label={t('tempo.segera')} isi={data.segera} ke={semua} warna="kuning" />
        <Jumlah label={t('tempo.menunggak')} isi={data.lewat} ke={semua} warna="merah" />
        {data.rincian.map((one) => (
          <Orang
            key={one.no_cicilan}
            {...{ nama: one.nama_customer, hp: one.no_hp_customer, tempo: one.tempo, lewat: one.telat }}
            jumlah={one.tagihan}
            ke={{ to: '/lihat-cicilan', search: { no_cicilan: one.no_cicilan } }}
          />
        ))}
      </ul>
    </Panel>
  );
}
