/** The server side of card cash-outs. */

import { formatRupiah, fromThousandths, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import {
  implementDocument,
  laciBatal,
  type TransitionImplementation,
} from '@mustika/server-kit/document-runner.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { gesekHistories } from './gesek-tunai.command.ts';
import { type gesekFields, gesekTunai } from './gesek-tunai.document.ts';
import { postGesekTunai } from './gesek-tunai.posting.ts';
import { hitungGesek, salahAngka, samarkan } from './gesek-tunai.rule.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';
import { type batalUangFields, KATEGORI_CASH } from './mutasi-uang.document.ts';

type Gesek = Row<typeof gesekFields>;

const MESIN = `select r.bisa_debet, r.bisa_credit from rekening r
  where r.kode_toko = $1 and r.no_rekening = $2 and r.aktif`;
type Mesin = { bisa_debet: boolean; bisa_credit: boolean };

const simpan: TransitionImplementation<Gesek> = {
  reads: (input, { scope }) => [
    { name: 'gesek_mesin', text: MESIN, values: [scope.kode_toko, input.no_rekening] },
  ],
  pays: () => true,
  decide: (input, rows, { ctx, hari, store }) => {
    const [[mesin]] = rows as [Mesin[]];
    const kredit = input.jenis_kartu === 'CREDIT';
    if (kredit && !readSetting(store, 'GESEK_TUNAI_KREDIT')) reject(salah.KARTU_KREDIT_DILARANG);
    if (!mesin || !(kredit ? mesin.bisa_credit : mesin.bisa_debet)) reject(salah.REKENING_BUKAN_KARTU);
    const digit = salahAngka(input.kartu_akhir, input.no_ktp);
    if (digit) reject(digit);
    const { fee_rp, cash } = hitungGesek(input.gesek, input.fee_persen);
    if (cash === 0) reject(salah.GESEK_TIDAK_TERSISA);
    const kasir = ctx.scope.user_id;
    const dicatat = { ...input, kasir, fee_rp, cash };
    return {
      tulis: [{ penulis: 'gesek_tunai', baris: [{ ...dicatat, tanggal: hari }] }],
      lawan: { nomor: input.no_ktp, telp: input.telp, nama: input.nama_pemilik },
      transfers: postGesekTunai(dicatat),
      audit: { gesek: input.gesek, fee_rp, cash },
      jawaban: { gesek: input.gesek, fee_rp, cash },
    };
  },
};

const batal: TransitionImplementation<Row<typeof batalUangFields>> = {
  nomor: (input) => input.no_dokumen,
  reads: (input, { scope }) => [
    {
      name: 'gesek_satu',
      text: 'select gesek, cash, nama_pemilik from gesek_tunai where kode_toko = $1 and no_dokumen = $2',
      values: [scope.kode_toko, input.no_dokumen],
    },
  ],
  decide: (input, rows, facts) => {
    const [[{ gesek, cash, nama_pemilik }]] = rows as [
      [{ gesek: Rupiah; cash: Rupiah; nama_pemilik: string }],
    ];
    return {
      perlu: [
        {
          kategori: KATEGORI_CASH,
          description: 'card cash-out cancellation',
          rincian: [
            { label: 'No Dokumen', nilai: input.no_dokumen },
            { label: 'Gesek', nilai: formatRupiah(gesek) },
            { label: 'Uang kembali ke laci', nilai: formatRupiah(cash) },
            { label: 'Pemilik kartu', nilai: nama_pemilik },
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      laci: laciBatal(facts, input.kasir),
      kategoriBalik: 'BATAL GESEK TUNAI',
      alasan: input.alasan,
      audit: { gesek, alasan: input.alasan },
      jawaban: { gesek },
    };
  },
};

export const gesekTunaiDocument = implementDocument(gesekTunai, { simpan, batal });

const HARI = '(select max(h.tanggal) from hari_toko h where h.kode_toko = $1)';
const RIWAYAT = `select g.no_dokumen, g.tanggal, d.dibuat as waktu, d.status, g.kasir, g.no_rekening, g.jenis_kartu, g.gesek,
    g.fee_persen, g.fee_rp, g.cash, g.kartu_akhir, g.nama_pemilik, g.no_ktp, g.telp
  from gesek_tunai g join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen
 where g.kode_toko = $1 and g.tanggal between coalesce($2::date, ${HARI}) and coalesce($3::date, $2::date, ${HARI})
   and ($4::text is null or g.kasir = $4)
 order by d.dibuat desc, g.no_dokumen desc limit 1000`;

type BarisGesek = Gesek & { no_dokumen: string; fee_persen: number; no_ktp: string | null };

export const gesekCommands = [
  implementCommand(gesekHistories, async (input, { deps, scope, session }) => {
    const sendiri = session.level === 'KASIR' ? session.user_id : null;
    const values = [scope.kode_toko, input.tgl_awal, input.tgl_akhir, sendiri];
    const [rows] = (await deps.db.batch(scope, [{ name: 'gesek_riwayat', text: RIWAYAT, values }])) as [
      BarisGesek[],
    ];
    const data = rows.map((row) => ({
      ...row,
      fee_persen: fromThousandths(row.fee_persen),
      no_ktp: samarkan(row.no_ktp),
    }));
    return { data, total: data.length };
  }),
];
