/** The server side of money movements: what it reads, what it decides. */

import { formatRupiah } from '@mustika/kernel/amount.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Fields, Row } from '@mustika/kernel/field.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { bacaFotoUang, kunciFotoUang } from './foto-uang.query.ts';
import {
  type AcuanGerak,
  CASH,
  GADAI,
  type GerakUang,
  type KategoriGerak,
  laciKah,
  persetujuanGerak,
  type SisiUang,
  salahGerak,
  sisiCash,
} from './gerak-uang.rule.ts';
import { mutasiUang, type uangBankFields } from './mutasi-uang.document.ts';

/** The variant of the journal, as Parameter Akun lists it. */
function jenisJurnal({ jenis, asal, tujuan }: GerakUang): string {
  if (jenis === 'MUTASI_BANK') return 'TRANSFER';
  if (asal && tujuan && 'kas' in asal && 'kas' in tujuan) return 'LACI';
  if (jenis === 'MUTASI_CASH') return asal && 'kas' in asal ? 'SETOR' : 'TARIK';
  return tujuan ? 'TAMBAH' : 'AMBIL';
}

function ujung(sisi: SisiUang | null, kategori: string, nomor: string): UjungUang {
  if (sisi === null) return { akun: 'TRANSAKSI', dimensi: kategori, nomor };
  if ('bank' in sisi) return { akun: 'BANK', dimensi: sisi.no_rekening };
  return { akun: sisi.gadai ? 'KAS_GADAI' : 'KAS', dimensi: sisi.kas };
}

/** `nomor_akun` is the account the kode transaksi is booked against. */
export function postGerakUang(gerak: GerakUang, nomor_akun: string): Transfer[] {
  const { asal, tujuan, jumlah, jenis, kategori, keterangan } = gerak;
  return uangTransfer(ujung(asal, kategori, nomor_akun), ujung(tujuan, kategori, nomor_akun), jumlah, {
    kategori: jenis,
    jenis: jenisJurnal(gerak),
    keterangan: `${kategori}: ${keterangan}`,
  });
}

const ACUAN = `select
  (select jsonb_agg(jsonb_build_array(r.no_rekening, r.kode_bank)) from rekening r
    where r.kode_toko = $1 and r.aktif and r.no_rekening = any ($2::text[])) as rekening,
  (select jsonb_build_object('arah', k.arah, 'nomor_akun', k.nomor_akun, 'nama_akun', a.nama_akun, 'golongan', a.golongan,
            'kas', g.kas, 'pemilik', g.pemilik)
     from kode_transaksi k left join akun a on a.nomor_akun = k.nomor_akun left join golongan_akun g on g.golongan = a.golongan
    where k.aktif and k.kode_transaksi = $3) as kategori,
  (select jsonb_agg(p.user_id) from pengguna p where p.kode_toko = $1 and p.aktif and p.user_id = any ($4::text[])) as kasir`;

type AcuanRow = {
  rekening: [string, string][] | null;
  kategori: AcuanGerak['kategori'];
  kasir: string[] | null;
};

const rekeningDari = (sisi: SisiUang | null): string[] => (sisi && 'bank' in sisi ? [sisi.no_rekening] : []);
const laciDari = (sisi: SisiUang | null): string[] => (sisi && 'kas' in sisi ? [sisi.kas] : []);

const bacaAcuan = ({ asal, tujuan, kategori }: GerakUang, { scope }: Ctx) =>
  statement<AcuanRow>(
    'uang_acuan',
    ACUAN,
    scope.kode_toko,
    [...rekeningDari(asal), ...rekeningDari(tujuan)],
    kategori,
    [...laciDari(asal), ...laciDari(tujuan)],
  );

/** Columns of one side in mutasi_uang. */
const kolom = (sisi: SisiUang | null): [string | null, string | null] => {
  if (sisi === null) return [null, null];
  return 'kas' in sisi ? [sisi.gadai ? GADAI : CASH, null] : [sisi.bank, sisi.no_rekening];
};

type Bukti = { foto: string | null };
/** Days that are lived by a program say nothing of pictures. */
const fotoDari = (input: unknown): string | null => (input as Partial<Bukti>).foto ?? null;

/** A picture is named by the store that took it. */
const bacaBukti = (input: unknown, { scope }: Ctx) => bacaFotoUang(scope.kode_toko, fotoDari(input));

function periksaBukti(foto: string | null, ada: readonly Bukti[]): string | null {
  if (foto !== null && ada.length === 0) reject(salah.FOTO_UANG_TIDAK_ADA, { path: 'foto' });
  return foto;
}

type Tercatat = { acuan: AcuanRow; foto: string | null };

function catatGerak(
  gerak: GerakUang,
  { acuan: { rekening, kategori, kasir }, foto }: Tercatat,
  { ctx, hari }: Facts,
) {
  const acuan = { rekening: new Map(rekening ?? []), kategori, kasir: new Set(kasir ?? []) };
  const wrong = salahGerak(gerak, acuan);
  if (wrong) reject(wrong, { kategori: gerak.kategori });
  const [asal, asal_rekening] = kolom(gerak.asal);
  const [tujuan, tujuan_rekening] = kolom(gerak.tujuan);
  const { jenis, jumlah, keterangan } = gerak;
  const [laci = null] = [...laciDari(gerak.asal), ...laciDari(gerak.tujuan)];
  const baris = {
    tanggal: hari,
    jenis,
    asal,
    asal_rekening,
    tujuan,
    tujuan_rekening,
    kasir: laci,
    kategori: gerak.kategori,
    jumlah,
    keterangan,
    foto,
    user_id: ctx.scope.user_id,
  };
  return {
    perlu: persetujuanGerak(gerak, kategori as KategoriGerak, ctx.session.level),
    tulis: [{ penulis: 'mutasi_uang', baris: [baris] }],
    transfers: postGerakUang(gerak, kategori?.nomor_akun ?? ''),
    audit: { jenis, jumlah, kategori: gerak.kategori },
    jawaban: { jumlah },
  };
}

/** A cashier moves his own drawer; a supervisor names whose, or uses his own. */
export function laciNya(kasir: string | null, { session }: Ctx): string {
  if (kasir !== null && kasir !== session.user_id && session.level === 'KASIR') reject(salah.LACI_ORANG_LAIN);
  return kasir ?? session.user_id;
}

type Jawaban = typeof mutasiUang.transitions.uangKas.answer;

/** The same acts for all four: read what the codes mean, check, write. */
const gerakkan = <F extends Fields>(
  transition: Pick<Transition<string, F, Jawaban>, 'fields' | 'answer'>,
  arti: (input: Row<F>, ctx: Ctx) => GerakUang,
) =>
  implementTransition(transition, {
    pays: () => true,
    reads: (input, ctx) => ({ acuan: bacaAcuan(arti(input, ctx), ctx), foto: bacaBukti(input, ctx) }),
    decide: (input, { acuan, foto }, facts) =>
      catatGerak(
        arti(input, facts.ctx),
        { acuan: one(acuan), foto: periksaBukti(fotoDari(input), foto) },
        facts,
      ),
  });

/** One side is ours, the other the outside. */
const dariLuar = (arah: string, sisi: SisiUang): Pick<GerakUang, 'asal' | 'tujuan'> =>
  arah === 'TAMBAH' ? { asal: null, tujuan: sisi } : { asal: sisi, tujuan: null };

const uangKas = gerakkan(mutasiUang.transitions.uangKas, ({ arah, kasir, ...isi }, ctx) => ({
  jenis: 'UANG_KAS',
  ...dariLuar(arah, { kas: laciNya(kasir, ctx) }),
  ...isi,
}));

/** The account alone names its bank, so it is its own proof. */
const uangBank = implementTransition(mutasiUang.transitions.uangBank, {
  pays: () => true,
  reads: (input, ctx) => ({ acuan: bacaAcuan(bankSebagai(input, ''), ctx), foto: bacaBukti(input, ctx) }),
  decide: (input, { acuan, foto }, facts) => {
    const ada = one(acuan);
    const known = new Map(ada.rekening ?? []);
    const bank = known.get(input.no_rekening) ?? reject(salah.REKENING_HARUS_DIPILIH);
    return catatGerak(
      bankSebagai(input, bank),
      { acuan: ada, foto: periksaBukti(fotoDari(input), foto) },
      facts,
    );
  },
});
const bankSebagai = ({ arah, no_rekening, ...isi }: Row<typeof uangBankFields>, bank: string): GerakUang => ({
  jenis: 'UANG_BANK',
  ...dariLuar(arah, { bank, no_rekening }),
  ...isi,
});

const mutasiBank = gerakkan(
  mutasiUang.transitions.mutasiBank,
  ({ asal, asal_rekening, tujuan, tujuan_rekening, ...isi }) => {
    if (asal_rekening === tujuan_rekening) reject(salah.REKENING_SAMA);
    return {
      jenis: 'MUTASI_BANK',
      asal: { bank: asal, no_rekening: asal_rekening },
      tujuan: { bank: tujuan, no_rekening: tujuan_rekening },
      ...isi,
    };
  },
);

const mutasiCash = gerakkan(
  mutasiUang.transitions.mutasiCash,
  ({ asal, asal_rekening, tujuan, tujuan_rekening, kasir, ...isi }, ctx) => {
    if (asal === tujuan || !(laciKah(asal) || laciKah(tujuan))) reject(salah.SATU_SISI_CASH);
    if ([asal, tujuan].includes(GADAI) && !ctx.session.store.flags.has('LACI_GADAI_MODULE'))
      reject(salah.LACI_GADAI_TIDAK_ADA);
    const laci = laciNya(kasir, ctx);
    return {
      jenis: 'MUTASI_CASH',
      asal: sisiCash(asal, asal_rekening, laci) ?? reject(salah.REKENING_HARUS_DIPILIH),
      tujuan: sisiCash(tujuan, tujuan_rekening, laci) ?? reject(salah.REKENING_HARUS_DIPILIH),
      ...isi,
    };
  },
);

/** A side in words: a drawer by its cashier, an account by its number, neither is the outside. */
const namaSisi = (sisi: 'asal' | 'tujuan'): string =>
  `coalesce(h.${sisi} || ' ' || coalesce(h.${sisi}_rekening, h.kasir), 'Luar')`;
const pada = (syarat: string): string => `case when ${syarat} then h.jumlah end`;

const columns = {
  head: {
    foto: 'h.foto is not null',
    dari: namaSisi('asal'),
    ke: namaSisi('tujuan'),
    masuk_kas: pada("h.tujuan in ('CASH', 'GADAI')"),
    keluar_kas: pada("h.asal in ('CASH', 'GADAI')"),
    masuk_bank: pada("h.tujuan not in ('CASH', 'GADAI')"),
    keluar_bank: pada("h.asal not in ('CASH', 'GADAI')"),
  },
};

const batal = implementReversal(mutasiUang, mutasiUang.transitions.batal, {
  description: 'cash movement cancellation',
  rincian: ({ jenis, jumlah, keterangan }) => [
    { label: jenis.replaceAll('_', ' '), nilai: formatRupiah(jumlah) },
    { label: 'Keterangan', nilai: keterangan },
  ],
  kategoriBalik: ({ jenis }) => `BATAL ${jenis.replaceAll('_', ' ')}`,
  columns: columns.head,
});

export const mutasiUangDocument = implementDocument(
  mutasiUang,
  { uangKas, uangBank, mutasiBank, mutasiCash, batal },
  { columns, picture: (no_dokumen, ctx) => kunciFotoUang(no_dokumen, ctx) },
);
