/** Handing over drawers: what was handed over, a modal to do it, a sheet to take it back. Domain R11.1. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { angka, kode, teks, uang } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import type { TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './keuangan.module.css';
import { ModalPengalihan } from './modal-pengalihan.widget.tsx';
import { riwayatAlih } from './pengalihan-saldo.command.ts';
import { pengalihanSaldo } from './pengalihan-saldo.document.ts';
import { usePeriode } from './periode.widget.tsx';
import { KEPALA_UANG, RiwayatDokumen } from './riwayat-dokumen.widget.tsx';
import { BatalUang, StatusUang } from './status-uang.widget.tsx';
import { KEUANGAN } from './teks-keuangan.store.ts';

const KOLOM = {
  ...KEPALA_UANG,
  dari: kode('Dari', { width: 10 }),
  ke: kode('Ke', { width: 10 }),
  kategori: teks('Yang Dialihkan', { width: 18 }),
  baris: angka('Baris', { width: 6 }),
  jumlah: uang('Jumlah', { width: 12 }),
  keterangan: teks('Keterangan', { width: 22 }),
  user_id: kode('Oleh', { width: 9 }),
};

export default function PengalihanSaldoUang() {
  const { t } = useTranslation(KEUANGAN);
  const portal = useSession((session) => session.portal);
  const periode = usePeriode();
  const { tgl_awal, tgl_akhir } = periode;
  const asked = useQuery({
    queryKey: ['pengalihan-saldo', portal, tgl_awal, tgl_akhir],
    queryFn: async ({ signal }) =>
      (await call<TableRow[]>(riwayatAlih, { query: { tgl_awal, tgl_akhir }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <RiwayatDokumen
      id="pengalihan-saldo"
      title="Pengalihan Saldo Uang"
      fields={KOLOM}
      periode={periode}
      asked={asked}
      rows={asked.data?.map((row) => ({ ...row, kategori: row['kategori'] ?? t('alih.saldo') }))}
      act={pengalihanSaldo.transitions.simpan}
      tombol={{ teks: t('alih.alihkan'), ikon: <IconArrowsExchange size={14} /> }}
      onBerubah={() => void asked.refetch()}
      modal={(onClose, onSaved) => <ModalPengalihan onClose={onClose} onSaved={onSaved} />}
      lembar={(baris, onClose, onBatal) => <Lembar baris={baris} onClose={onClose} onBatal={onBatal} />}
    />
  );
}

type LembarProps = { baris: TableRow; onClose: () => void; onBatal: () => void };

function Lembar({ baris, onClose, onBatal }: LembarProps) {
  const { t } = useTranslation(KEUANGAN);
  const isi = (name: keyof typeof KOLOM): string => String(baris[name] ?? '-');
  return (
    <SideDrawer opened onClose={onClose} title={isi('no_dokumen')}>
      <StatusUang status={isi('status')} />
      <div className={css.besar}>{formatRupiah(baris['jumlah'] as Rupiah)}</div>
      <dl className={css.fakta}>
        {(['dari', 'ke', 'kategori', 'baris', 'keterangan'] as const).map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{KOLOM[name].label}</dt>
            <dd>{isi(name)}</dd>
          </div>
        ))}
        <dt />
        <dd>{t('oleh', { user: isi('user_id'), waktu: formatWaktu(isi('waktu')) })}</dd>
      </dl>
      {baris['status'] === 'DONE' && (
        <BatalUang
          transition={pengalihanSaldo.transitions.batal}
          no_dokumen={isi('no_dokumen')}
          onBatal={onBatal}
        />
      )}
    </SideDrawer>
  );
}
