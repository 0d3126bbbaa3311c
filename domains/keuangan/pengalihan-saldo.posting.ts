/** The server side of handing over drawers. */

import { formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { KATEGORI_CASH } from './mutasi/mutasi-uang.document.ts';
import { laciNya } from './mutasi/mutasi-uang.posting.ts';
import { laciAlih } from './pengalihan-saldo.command.ts';
import { pengalihanSaldo } from './pengalihan-saldo.document.ts';
import { type Pengalihan, salahPengalihan } from './pengalihan-saldo.rule.ts';

export type PengalihanDicatat = {
  cara: 'KATEGORI' | 'SALDO';
  dari: string;
  ke: string;
  kategori: string | null;
  jumlah: Rupiah;
  keterangan: string;
};

/** Below zero the receiver takes over a debt of the drawer, so his money goes to the giver. */
export function postPengalihan({
  cara,
  dari,
  ke,
  kategori,
  jumlah,
  keterangan,
}: PengalihanDicatat): Transfer[] {
  const [asal, tujuan] = jumlah > 0 ? [dari, ke] : [ke, dari];
  return uangTransfer(
    { akun: 'KAS', dimensi: asal },
    { akun: 'KAS', dimensi: tujuan },
    rupiah(Math.abs(jumlah)),
    {
      kategori: 'PENGALIHAN_SALDO',
      jenis: cara,
      keterangan: kategori === null ? keterangan : `${kategori}: ${keterangan}`,
    },
  );
}

const HARI = "(select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN')";
const ACUAN = `select
  (select jsonb_agg(p.user_id) from pengguna p where p.kode_toko = $1 and p.aktif and p.user_id in ($2, $3)) as laci,
  (select jsonb_build_object('baris', k.baris, 'sisa', k.sisa) from sisa_kategori($1, ${HARI}, $2) k where k.kategori = $4) as kategori`;

const rincian = (p: Omit<Pengalihan, 'cara'>, keterangan: string): Approval['rincian'] => [
  { label: 'Dari Laci', nilai: p.dari },
  { label: 'Ke Laci', nilai: p.ke },
  { label: p.kategori ?? 'Saldo laci', nilai: formatRupiah(rupiah(p.jumlah)) },
  { label: 'Keterangan', nilai: keterangan },
];

type Acuan = { laci: string[] | null; kategori: { baris: number; sisa: number } | null };
const bacaAcuan = (kode_toko: string, dari: string, ke: string, kategori: string | null) =>
  statement<Acuan>('alih_acuan', ACUAN, kode_toko, dari, ke, kategori);

const simpan = implementTransition(pengalihanSaldo.transitions.simpan, {
  reads: (input, ctx) => ({
    acuan: bacaAcuan(ctx.scope.kode_toko, laciNya(input.dari, ctx), input.ke, input.kategori),
  }),
  decide: (input, { acuan }, { ctx, hari }) => {
    const { laci, kategori } = one(acuan);
    const p: Pengalihan = {
      cara: input.cara,
      dari: laciNya(input.dari, ctx),
      ke: input.ke,
      kategori: input.cara === 'KATEGORI' ? input.kategori : null,
      jumlah: input.jumlah,
    };
    const wrong = salahPengalihan(p, { laci: new Set(laci ?? []), sisa: kategori?.sisa ?? null });
    if (wrong) reject(wrong, { kasir: p.dari, kategori: p.kategori, sisa: kategori?.sisa ?? null });
    const { keterangan } = input;
    const dicatat = { ...p, jumlah: input.jumlah, keterangan };
    const baris = {
      ...dicatat,
      tanggal: hari,
      baris: p.cara === 'KATEGORI' ? (kategori?.baris ?? 0) : 0,
      user_id: ctx.scope.user_id,
    };
    return {
      // A supervisor answers for his drawers himself; a cashier gives money away only under somebody's eyes.
      perlu:
        ctx.session.level === 'KASIR'
          ? [{ kategori: KATEGORI_CASH, description: 'drawer hand-over', rincian: rincian(p, keterangan) }]
          : [],
      tulis: [{ penulis: 'pengalihan_saldo', baris: [baris] }],
      transfers: postPengalihan(dicatat),
      audit: { ...p },
      jawaban: { jumlah: input.jumlah },
    };
  },
});

const columns = { head: { kategori: "coalesce(h.kategori, 'Saldo laci')" } };

const batal = implementReversal(pengalihanSaldo, pengalihanSaldo.transitions.batal, {
  description: 'drawer hand-over cancellation',
  rincian: (p) => rincian(p, p.keterangan),
  kategoriBalik: () => 'BATAL PENGALIHAN SALDO',
  columns: columns.head,
});

export const pengalihanSaldoDocument = implementDocument(pengalihanSaldo, { simpan, batal }, { columns });

const LACI = `select p.user_id, p.nama, p.level, coalesce(s.saldo, 0)::bigint as saldo
  from pengguna p left join saldo_uang s on s.kode_toko = $1 and s.akun = 'KAS' and s.dimensi = p.user_id
 where p.kode_toko = $1 and p.aktif and (p.level in ('KASIR', 'SPV') or s.saldo <> 0) order by p.level, p.user_id`;
const KATEGORI = `select k.kategori, k.baris, k.masuk, k.keluar, k.pindah, k.sisa from sisa_kategori($1, ${HARI}, $2) k`;
const BARIS = `select g.no_dokumen, e.waktu, g.kategori, g.jenis, g.masuk, g.keluar
  from gerak_uang g join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
 where g.kode_toko = $1 and g.tanggal = ${HARI} and g.akun = 'KAS' and g.dimensi = $2
 order by e.waktu, g.no_dokumen limit 2000`;

type Isi = Inside<typeof laciAlih.answer>;

export const pengalihanCommands = [
  implementCommand(laciAlih, async (input, ctx) => {
    const { kode_toko } = ctx.scope;
    const kasir = ctx.session.level === 'KASIR';
    const dari = laciNya(input.dari, ctx);
    const { laci, kategori, baris } = await ctx.deps.db.batch(ctx.scope, {
      laci: statement<Isi['laci'][number]>('alih_laci', LACI, kode_toko),
      kategori: statement<Isi['kategori'][number]>('alih_kategori', KATEGORI, kode_toko, dari),
      baris: statement<Isi['baris'][number]>('alih_baris', BARIS, kode_toko, dari),
    });
    // A cashier knows his own drawer only.
    const terlihat = laci.map((one) => (kasir && one.user_id !== dari ? { ...one, saldo: null } : one));
    return { data: { dari, laci: terlihat, kategori, baris } };
  }),
];
