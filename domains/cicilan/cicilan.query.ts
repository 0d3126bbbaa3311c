/** What plans read before they decide, as named statements of one batch, and what their sheets read worked out. */
import type { MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import type { TipeToko } from '../kirim-barang/kirim-barang.rule.ts';
import type { HargaDisetujui } from '../pajak/harga-terikat.rule.ts';
import type { BarangTitip } from '../titipan/tahan-barang.rule.ts';
import type { Angsuran } from './hitung-cicilan.rule.ts';

/** The terms of a plan as the parameter has them today. */
export type ParameterCicilan = {
  kode_cicilan: string;
  lama_angsuran: number;
  dp_minimal: MiliPersen;
  margin: MiliPersen;
  denda: MiliPersen;
  potongan_batal: MiliPersen;
  lelang_setelah: number;
};

export const bacaParameter = (kode_toko: string, kode_cicilan: string) =>
  statement<ParameterCicilan>(
    'cicilan_parameter',
    `select kode_cicilan, lama_angsuran, dp_minimal, margin, denda, potongan_batal, lelang_setelah
       from para_cicilan where kode_toko = $1 and kode_cicilan = $2 and aktif`,
    kode_toko,
    kode_cicilan,
  );

export type CicilanRow = {
  no_cicilan: string;
  status: string;
  peristiwa: number;
  nama_customer: string;
  no_hp_customer: string | null;
  kode_member: string | null;
  alamat_customer: string | null;
  denda_persen: MiliPersen;
  potongan_persen: MiliPersen;
  rabat_persen: MiliPersen;
  lelang_setelah: number;
  total: Rupiah;
  dp: Rupiah;
  margin: Rupiah;
  harga_jual_cicil: Rupiah;
  terbayar: Rupiah;
  rabat: Rupiah;
  margin_diakui: Rupiah;
  saldo: Rupiah;
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
  tanggal: Tanggal;
  no_titipan: string | null;
  dari_titipan: Rupiah;
  ppn_titipan: Rupiah;
};
export type BarangCicilan = BarangTitip &
  HargaDisetujui & {
    nama_barang: string;
    kode_sales: string | null;
    total: Rupiah;
    ppn_transaksi_rp: Rupiah;
  };

type Nomor = [kode_toko: string, no_cicilan: string];

/** The plan with its document's state and event, its schedule and its pieces. */
export const bacaCicilan = (...nomor: Nomor) => ({
  cicilan: statement<CicilanRow>(
    'cicilan_satu',
    `select c.*, d.status, d.peristiwa from cicilan c
       join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan
      where c.kode_toko = $1 and c.no_cicilan = $2`,
    ...nomor,
  ),
  jadwal: statement<Angsuran>(
    'cicilan_jadwal',
    `select urut as ke, jatuh_tempo, nilai, margin from cicilan_jadwal
      where kode_toko = $1 and no_cicilan = $2 order by urut`,
    ...nomor,
  ),
  barang: statement<BarangCicilan>(
    'cicilan_barang',
    'select * from cicilan_barang where kode_toko = $1 and no_cicilan = $2 order by urut',
    ...nomor,
  ),
});

/** The other store of a payment, as the account between both needs it. */
export const bacaTipeToko = (kode_toko: string) =>
  statement<{ tipe: TipeToko; nama_toko: string }>(
    'cicilan_toko',
    'select tipe, nama_toko from toko where kode_toko = $1',
    kode_toko,
  );

/** Trays that sell: those the pieces of a plan came from, and the one that is asked for. */
export const bacaBakiCicilan = (kode_toko: string, no_cicilan: string, kode_baki: string | null) =>
  statement<{ kode_baki: string; kode_gudang: string }>(
    'cicilan_baki',
    `select t.kode_baki, t.kode_gudang from baki t
       join gudang g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang and g.dijual and g.aktif
      where t.kode_toko = $1 and t.aktif and (t.kode_baki = $3
         or t.kode_baki in (select l.kode_baki from cicilan_barang l where l.kode_toko = $1 and l.no_cicilan = $2))`,
    kode_toko,
    no_cicilan,
    kode_baki ?? '',
  );

/** Where the pieces of a plan lie now. */
export const bacaLetakCicilan = (...nomor: Nomor) =>
  statement<{ kode_barcode: string; kode_gudang: string; kode_baki: string; status: string; versi: number }>(
    'cicilan_letak',
    `select b.kode_barcode, b.kode_gudang, b.kode_baki, b.status, b.versi from cicilan_barang l
       join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
      where l.kode_toko = $1 and l.no_cicilan = $2 order by l.urut`,
    ...nomor,
  );

/** The forfeiture a plan is in, with what it moved, and the day it was made. */
export const bacaLelang = (...nomor: Nomor) =>
  statement<{
    tanggal: Tanggal;
    margin: Rupiah;
    jumlah: Rupiah;
    ppn: Rupiah;
    sisa: Rupiah;
    dibayarkan: boolean;
  }>(
    'cicilan_lelang',
    `select p.tanggal, coalesce(g.margin, 0)::rupiah as margin, coalesce(g.jumlah, 0)::rupiah as jumlah,
            coalesce(g.ppn, 0)::rupiah as ppn, l.sisa,
            exists (select from cicilan_gerak s where s.kode_toko = l.kode_toko and s.no_cicilan = l.no_cicilan
              and s.jenis = 'SISA' and s.peristiwa > l.peristiwa) as dibayarkan
       from cicilan_lelang l
       join peristiwa p on p.kode_toko = l.kode_toko and p.no_dokumen = l.no_cicilan and p.urut = l.peristiwa
       left join cicilan_gerak g on g.kode_toko = l.kode_toko and g.no_dokumen = l.no_cicilan and g.peristiwa = l.peristiwa
      where l.kode_toko = $1 and l.no_cicilan = $2 order by l.peristiwa desc limit 1`,
    ...nomor,
  );

/** What a nota that waits will take of a plan, and the plan's event as it is now. */
export type AmbilCicilan = {
  no_cicilan: string;
  dipakai: Rupiah;
  kembali: Rupiah;
  ppn_dipakai: Rupiah;
  ppn_kembali: Rupiah;
  peristiwa: number;
};

export const bacaAmbilCicilan = (kode_toko: string, no_faktur_group: string) =>
  statement<AmbilCicilan>(
    'cicilan_ambil',
    `select a.no_cicilan, a.dipakai, a.kembali, a.ppn_dipakai, a.ppn_kembali, d.peristiwa
       from cicilan_ambil a
       join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_cicilan
      where a.kode_toko = $1 and a.no_faktur_group = $2`,
    kode_toko,
    no_faktur_group,
  );

const SISA = 'h.harga_jual_cicil - h.dp - h.terbayar - h.rabat';
/** The open day of the store, or the calendar's while it is closed. */
const HARI = `coalesce((select x.tanggal from hari_toko x where x.kode_toko = h.kode_toko and x.status = 'OPEN'), current_date)`;
/** Instalments in their order, each with what lies before it. */
const JADWAL = `(select j.*, sum(j.nilai) over (order by j.urut) as sampai from cicilan_jadwal j
  where j.kode_toko = h.kode_toko and j.no_cicilan = h.no_cicilan)`;
const TEMPO = `case when d.status = 'DONE' then (select min(j.jatuh_tempo) from ${JADWAL} j where j.sampai > h.terbayar) end`;
const TELAT = `coalesce(greatest(0, ${HARI} - ${TEMPO}), 0)`;
const jatuh = (
  banding: '<' | '<=',
) => `case when d.status = 'DONE' then greatest(0, coalesce((select sum(j.nilai) from cicilan_jadwal j
  where j.kode_toko = h.kode_toko and j.no_cicilan = h.no_cicilan and j.jatuh_tempo ${banding} ${HARI}), 0) - h.terbayar) else 0 end::rupiah`;
const terisi = `greatest(0, least(l.nilai, (select c.terbayar from cicilan c where c.kode_toko = l.kode_toko and c.no_cicilan = l.no_cicilan)
  - (select coalesce(sum(j.nilai), 0) from cicilan_jadwal j where j.kode_toko = l.kode_toko and j.no_cicilan = l.no_cicilan and j.urut < l.urut)))`;

/** What is paid, due and late on the open day; a plan is found by telephone and barcode, too. */
export const kolomCicilan: ReadColumns = {
  head: {
    dibayar: '(h.dp + h.terbayar)::rupiah',
    sisa: `case when d.status in ('DONE', 'LUNAS') then ${SISA} else 0 end::rupiah`,
    tempo: TEMPO,
    telat: TELAT,
    umur: `case when ${TELAT} = 0 then 'LANCAR' when ${TELAT} <= 30 then '1-30' when ${TELAT} <= 60 then '31-60'
      when ${TELAT} <= 90 then '61-90' else '> 90' end`,
    tunggakan: jatuh('<'),
    tagihan: jatuh('<='),
  },
  lines: { jadwal: { dibayar: `${terisi}::rupiah`, kurang: `(l.nilai - ${terisi})::rupiah` } },
  found: `h.no_hp_customer = '62' || ltrim($6, '0') or exists (select from cicilan_barang b
      where b.kode_toko = h.kode_toko and b.no_cicilan = h.no_cicilan and b.kode_barcode = $6)`,
};
