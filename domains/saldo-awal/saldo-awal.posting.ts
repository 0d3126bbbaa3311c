/** Opening balances: what is checked, what is written, and what is written together with them. docs/decisions/0134. */
import { formatAngka, formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type DocumentImplementation,
  type Facts,
  implementDocument,
  implementTransition,
  type RunInput,
  type TransitionImplementation,
} from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { nilaiPoinMeja } from '../pembayaran/poin/bayar-poin.rule.ts';
import { gerakPoin, poinDiberi } from '../pembayaran/poin.rule.ts';
import { BATAL_SALDO_AWAL, SALDO_AWAL } from '../pembayaran/saldo-awal.rule.ts';
import { KATEGORI_SALDO_AWAL, saldoAwal } from './saldo-awal.document.ts';
import { bacaMember, kodeMember, periksa } from './saldo-awal.query.ts';
import { jumlahSaldoAwal, poinAwal, type SaldoAwal } from './saldo-awal.rule.ts';

/** Some thousand rows of some 300 bytes. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** What it did to MODAL together with what came with it, as the books have it. */
const kolomSaldoAwal: ReadColumns = {
  head: {
    modal: `coalesce((select sum(case when u.dari_akun = 'MODAL' then u.jumlah::bigint else -u.jumlah::bigint end)
        from buku_uang u where u.kode_toko = h.kode_toko and 'MODAL' in (u.dari_akun, u.ke_akun)
         and u.no_dokumen in (select h.no_dokumen union all select i.no_dokumen from saldo_awal_isi i
                               where i.kode_toko = h.kode_toko and i.rangkai = h.rangkai)), 0)::rupiah`,
  },
};

const modal: UjungUang = { akun: 'MODAL' };

/** Points by member, and what one is worth. */
type PoinAwal = { milik: readonly { kode_member: string; poin: number }[]; nilaiSatu: number };

/** They are the shop's debt from the moment they are here, what it was given for with them. */
function postPoin({ milik, nilaiSatu }: PoinAwal): Transfer[] {
  const nilai = nilaiPoinMeja(
    milik.reduce((total, one) => total + one.poin, 0),
    nilaiSatu,
  );
  return [
    ...milik.flatMap((one) =>
      poinDiberi({ ...one, poin_rp: NOL_RUPIAH }, { kategori: SALDO_AWAL, jenis: 'POIN' }),
    ),
    ...uangTransfer({ akun: 'LIABILITAS_POIN' }, modal, nilai, { kategori: SALDO_AWAL, jenis: 'POIN' }),
  ];
}

/** What stands on its own lines, against MODAL. */
export function postSaldoAwal({ kas, bank, supplier, akun }: SaldoAwal, poin: PoinAwal): Transfer[] {
  const pos = (
    dari: UjungUang,
    ke: UjungUang,
    jumlah: Rupiah | null,
    jenis: string,
    keterangan?: string | null,
  ) =>
    uangTransfer(dari, ke, jumlah ?? NOL_RUPIAH, {
      ...{ kategori: SALDO_AWAL, jenis },
      ...(keterangan ? { keterangan } : {}),
    });
  return [
    ...kas.flatMap((row) => pos(modal, { akun: row.laci, dimensi: row.kasir }, row.jumlah, 'KAS')),
    ...bank.flatMap((row) => pos(modal, { akun: 'BANK', dimensi: row.no_rekening }, row.jumlah, 'BANK')),
    ...supplier.flatMap((row) =>
      pos(
        { akun: 'UTANG_SUPPLIER', dimensi: row.kode_supplier },
        modal,
        row.jumlah,
        'SUPPLIER',
        row.no_faktur_supplier,
      ),
    ),
    ...akun.flatMap((row) => {
      const ujung: UjungUang = {
        akun: 'JURNAL',
        nomor: row.nomor_akun,
        ...(row.dimensi ? { dimensi: row.dimensi } : {}),
      };
      return [...pos(modal, ujung, row.debit, 'AKUN'), ...pos(ujung, modal, row.kredit, 'AKUN')];
    }),
    ...postPoin(poin),
  ];
}

/** The same as lines of the document. */
function barisSaldo({ kas, bank, supplier, akun }: SaldoAwal, { milik, nilaiSatu }: PoinAwal): object[] {
  const kosongan = { poin: null, keterangan: null, tgl_faktur: null, jatuh_tempo: null, debit: 0, kredit: 0 };
  return [
    ...kas.map((row) => ({ ...kosongan, jenis: row.laci, kode: row.kasir, debit: row.jumlah })),
    ...bank.map((row) => ({ ...kosongan, jenis: 'BANK', kode: row.no_rekening, debit: row.jumlah })),
    ...supplier.map(({ kode_supplier, no_faktur_supplier, tgl_faktur, jatuh_tempo, jumlah }) => ({
      ...{ ...kosongan, jenis: 'SUPPLIER', kode: kode_supplier, keterangan: no_faktur_supplier },
      ...{ tgl_faktur, jatuh_tempo, kredit: jumlah },
    })),
    ...akun.map((row) => ({
      ...{ ...kosongan, jenis: 'AKUN', kode: row.nomor_akun, keterangan: row.dimensi },
      ...{ debit: row.debit ?? 0, kredit: row.kredit ?? 0 },
    })),
    ...milik.map(({ kode_member, poin }) => ({
      ...{ ...kosongan, jenis: 'POIN', kode: kode_member, poin },
      kredit: nilaiPoinMeja(poin, nilaiSatu),
    })),
  ].map((row, at) => ({ urut: at + 1, ...row }));
}

/** The kinds of documents that come with it; the composition root knows how they are done. */
export type JenisIsi = Readonly<
  Record<'hutang' | 'titipan' | 'cicilan' | 'pesanan' | 'service', DocumentImplementation>
>;

/** A document of its own for every loan, deposit, plan and order, each with a key that follows from that of the act. */
function isiAwal(
  jenisIsi: JenisIsi,
  input: SaldoAwal,
  barang: ReadonlyMap<string, string>,
  ctx: Ctx,
): RunInput[] {
  const rangkai = ctx.key as string;
  const satu = (
    implementation: DocumentImplementation,
    bagian: keyof JenisIsi,
    rows: readonly object[],
    name: (at: number) => string = () => 'awal',
  ): RunInput[] =>
    rows.map((row, at) => {
      const isi = { ...row, rangkai };
      const act = { implementation, name: name(at), input: isi, body: isi, izin: [], row: `${bagian}.${at}` };
      return { ...act, ctx: { ...ctx, key: `${rangkai}:${bagian[0]}${at}` } };
    });
  // A craftsman has it already: it is made in that state.
  const langkah = (rows: readonly { keadaan: string }[]) => (at: number) =>
    rows[at]?.keadaan === 'KERJA' ? 'awalKerja' : 'awal';
  const dengan = <R extends { kode_barcode: string }>(rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, kode_barcode: barang.get(row.kode_barcode) ?? row.kode_barcode }));
  return [
    ...satu(jenisIsi.hutang, 'hutang', input.hutang),
    ...satu(jenisIsi.titipan, 'titipan', dengan(input.titipan)),
    ...satu(jenisIsi.cicilan, 'cicilan', dengan(input.cicilan)),
    ...satu(jenisIsi.pesanan, 'pesanan', input.pesanan, langkah(input.pesanan)),
    ...satu(jenisIsi.service, 'service', input.service, langkah(input.service)),
  ];
}

/** As the approver reads it: what there is, and every account that no part stands for. */
const rincian = (input: SaldoAwal, jumlah: ReturnType<typeof jumlahSaldoAwal>) => {
  const bagian = (label: string, rows: readonly unknown[], nilai: Rupiah) =>
    rows.length === 0 ? [] : [{ label, nilai: `${formatAngka(rows.length)}, ${formatRupiah(nilai)}` }];
  return [
    ...bagian('Uang Di Laci', input.kas, jumlah.kas),
    ...bagian('Rekening Bank', input.bank, jumlah.bank),
    ...bagian('Utang Ke Supplier', input.supplier, jumlah.supplier),
    ...bagian('Hutang Berjalan', input.hutang, jumlah.hutang),
    ...bagian('Titipan Uang', input.titipan, jumlah.titipan),
    ...bagian('Cicilan Berjalan', input.cicilan, jumlah.cicilan),
    ...bagian('Pesanan Berjalan', input.pesanan, jumlah.pesanan),
    ...bagian('Service Berjalan', input.service, jumlah.service),
    ...(jumlah.poin === 0 ? [] : [{ label: 'Poin Member', nilai: formatAngka(jumlah.poin) }]),
    ...input.akun.map(({ nomor_akun, dimensi, debit, kredit }) => ({
      label: `Akun ${nomor_akun}${dimensi ? ` ${dimensi}` : ''}`,
      nilai: debit ? `Debit ${formatRupiah(debit)}` : `Kredit ${formatRupiah(kredit ?? NOL_RUPIAH)}`,
    })),
  ];
};

/** What the owner brings along is his word. */
const olehOwner = ({ ctx }: Facts) => (ctx.session.level === 'OWN' ? {} : { oleh: 'OWN' as const });

const simpan = (jenisIsi: JenisIsi) =>
  implementTransition(saldoAwal.transitions.simpan, {
    bersama: async (input, ctx) => ({ ctx, lain: isiAwal(jenisIsi, input, await periksa(input, ctx), ctx) }),
    reads: (input) => ({ member: bacaMember(input) }),
    decide: (input, { member }, facts) => {
      const { ctx, hari, store } = facts;
      const poin = {
        milik: poinAwal(input, kodeMember(member)),
        nilaiSatu: readSetting(store, 'NILAI_POIN'),
      };
      const baris = barisSaldo(input, poin);
      const jumlah = jumlahSaldoAwal(input);
      const { user_id } = ctx.scope;
      return {
        perlu: [
          {
            ...{ kategori: KATEGORI_SALDO_AWAL, description: 'opening balances', ...olehOwner(facts) },
            rincian: rincian(input, jumlah),
          },
        ],
        tulis: [
          {
            penulis: 'saldo_awal',
            baris: [{ tanggal: hari, rangkai: ctx.key, keterangan: input.keterangan, ...jumlah, user_id }],
          },
          { penulis: 'saldo_awal_baris', baris },
          ...gerakPoin(poin.milik),
        ].filter(({ baris }) => baris.length > 0),
        transfers: postSaldoAwal(input, poin),
        audit: { ...jumlah, baris: baris.length },
        jawaban: jumlah,
      };
    },
  });

const ISI = `select i.no_dokumen as nomor, d.jenis from saldo_awal s
  join saldo_awal_isi i on i.kode_toko = s.kode_toko and i.rangkai = s.rangkai
  join dokumen d on d.kode_toko = i.kode_toko and d.no_dokumen = i.no_dokumen
  join dokumen p on p.kode_toko = s.kode_toko and p.no_dokumen = s.no_dokumen and p.status = 'DONE'
 where s.kode_toko = $1 and s.no_dokumen = $2 order by 1`;

/** What each kind calls its number. */
const NOMOR: Readonly<Record<keyof JenisIsi, string>> = {
  hutang: 'no_faktur_hutang',
  titipan: 'no_titipan',
  cicilan: 'no_cicilan',
  pesanan: 'no_pesanan',
  service: 'no_dokumen',
};

const batal = (jenisIsi: JenisIsi): TransitionImplementation<{ no_dokumen: string; alasan: string }> => ({
  ...implementReversal(saldoAwal, saldoAwal.transitions.batal, {
    description: 'opening balances cancellation',
    kategoriBalik: () => BATAL_SALDO_AWAL,
    columns: kolomSaldoAwal.head,
  }),
  bersama: async ({ no_dokumen, alasan }, ctx) => {
    const isi = await ctx.deps.db.rows(
      ctx.scope,
      statement<{ nomor: string; jenis: keyof JenisIsi }>(
        'saldo_awal_isinya',
        ISI,
        ctx.scope.kode_toko,
        no_dokumen,
      ),
    );
    const lain = isi.map(({ nomor, jenis }): RunInput => {
      const input = { [NOMOR[jenis]]: nomor, alasan };
      const implementation = jenisIsi[jenis];
      const key = `${ctx.key}:${nomor}`;
      return { implementation, name: 'batalAwal', input, body: input, izin: [], ctx: { ...ctx, key } };
    });
    return { ctx, lain };
  },
});

/** Opening balances with these kinds in them. */
export const saldoAwalDocuments = (jenisIsi: JenisIsi): DocumentImplementation[] => [
  implementDocument(
    saldoAwal,
    { simpan: simpan(jenisIsi), batal: batal(jenisIsi) },
    { columns: kolomSaldoAwal, bodyLimit: BODY_LIMIT },
  ),
];
