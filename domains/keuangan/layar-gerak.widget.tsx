/** What the four money screens share: the movements of a period, a modal to add one, a sheet to take one back. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import { kode, teks, uang } from '@mustika/kernel/field.ts';
import type { TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CASH } from './gerak-uang.rule.ts';
import { type Sumber, useRiwayat } from './gerak-uang-data.store.ts';
import { ModalGerak } from './isian-gerak.widget.tsx';
import css from './keuangan.module.css';
import { mutasiUang } from './mutasi-uang.document.ts';
import { usePeriode } from './periode.widget.tsx';
import { KEPALA_UANG, RiwayatDokumen } from './riwayat-dokumen.widget.tsx';
import type { BarisGerak } from './riwayat-uang.rule.ts';
import { BatalUang, StatusUang } from './status-uang.widget.tsx';
import { KEUANGAN } from './teks-keuangan.store.ts';

const KOLOM = {
  ...KEPALA_UANG,
  di: teks('Kas / Rekening', { width: 15 }),
  kategori: kode('Kategori', { width: 12 }),
  keterangan: teks('Keterangan', { width: 20 }),
  jumlah_in: uang('Masuk', { total: 'sum', width: 11 }),
  jumlah_out: uang('Keluar', { total: 'sum', width: 11 }),
};

/** Both texts come from the codes: a drawer by its cashier, an account by its number. */
function namaSisi(tempat: string | null, no_rekening: string | null, kasir: string | null): string | null {
  if (tempat === null) return null;
  return tempat === CASH ? `${CASH} ${kasir ?? ''}`.trim() : `${tempat} ${no_rekening ?? ''}`;
}

const barisTabel = (row: BarisGerak): TableRow => ({
  ...row,
  kunci: `${row.no_dokumen}|${row.jumlah_in > 0 ? 'masuk' : 'keluar'}`,
  di: namaSisi(row.tempat, row.no_rekening, row.kasir),
});

type LayarGerakProps = {
  title: string;
  sumber: Sumber;
  /** Only movements of this kind; a drawer's screen shows what moved it, whatever the kind. */
  jenis?: string;
  transition: Transition;
  tombol: string;
};

export function LayarGerak({ title, sumber, jenis, transition, tombol }: LayarGerakProps) {
  const queries = useQueryClient();
  const periode = usePeriode();
  const { tgl_awal, tgl_akhir } = periode;
  const asked = useRiwayat(sumber, { tgl_awal, tgl_akhir });
  const rows = asked.data?.filter((row) => !jenis || row.jenis === jenis).map(barisTabel);
  return (
    <RiwayatDokumen
      id={`gerak-${transition.path}`}
      title={title}
      fields={KOLOM}
      periode={periode}
      asked={asked}
      rows={rows}
      rowKey="kunci"
      act={transition}
      tombol={{ teks: tombol, ikon: <IconPlus size={14} /> }}
      onBerubah={() => void queries.invalidateQueries({ queryKey: ['gerak-uang'] })}
      modal={(onClose, onSaved) => (
        <ModalGerak title={title} transition={transition} onClose={onClose} onSaved={onSaved} />
      )}
      lembar={(baris, onClose, onBatal) => (
        <LembarGerak gerak={baris as unknown as BarisGerak} onClose={onClose} onBatal={onBatal} />
      )}
    />
  );
}

type LembarGerakProps = { gerak: BarisGerak; onClose: () => void; onBatal: () => void };

function LembarGerak({ gerak, onClose, onBatal }: LembarGerakProps) {
  const { t } = useTranslation(KEUANGAN);
  const sini = namaSisi(gerak.tempat, gerak.no_rekening, gerak.kasir);
  const sana = namaSisi(gerak.lawan, gerak.lawan_rekening, gerak.kasir) ?? t('luar');
  const masuk = gerak.jumlah_in > 0;
  return (
    <SideDrawer opened onClose={onClose} title={gerak.no_dokumen}>
      <StatusUang status={gerak.status} />
      <div className={css.besar}>{formatRupiah((gerak.jumlah_in + gerak.jumlah_out) as Rupiah)}</div>
      <dl className={css.fakta}>
        <dt>{t('asal')}</dt>
        <dd>{masuk ? sana : sini}</dd>
        <dt>{t('tujuan')}</dt>
        <dd>{masuk ? sini : sana}</dd>
        <dt>{KOLOM.kategori.label}</dt>
        <dd>{gerak.kategori}</dd>
        <dt>{KOLOM.keterangan.label}</dt>
        <dd>{gerak.keterangan}</dd>
        <dt />
        <dd>{t('oleh', { user: gerak.user_id, waktu: formatWaktu(gerak.waktu) })}</dd>
      </dl>
      {gerak.status === 'DONE' && (
        <BatalUang
          transition={mutasiUang.transitions.batal}
          no_dokumen={gerak.no_dokumen}
          onBatal={onBatal}
        />
      )}
    </SideDrawer>
  );
}
