/** `penjualan/luring`: a nota that was sold without the network comes in, at the prices of its package, on the day that is open now. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { hargaSemua, ppnToko } from '../../jual/periksa-penjualan.rule.ts';
import type { HargaDisetujui } from '../../pajak/harga-terikat.rule.ts';
import { penjualan } from '../penjualan.document.ts';
import { keputusanNota } from '../simpan-penjualan.posting.ts';
import { luringErrors as salah } from './luring.errors.ts';
import { type PaketDibaca, salahBukti, salahIsi, salahMilik, type Tolakan } from './luring.rule.ts';
import { type InputLuring, notaDari } from './simpan-luring.rule.ts';
import { tandaLuring } from './tanda-luring.query.ts';

/** `sudah` is the nota it became, `kasus` what the owner was told of it and said. */
export type PaketTersimpan = PaketDibaca & { rahasia: string; sudah: string | null; kasus: string | null };

const PAKET = `select p.urut, p.banyak_nomor, p.perangkat_hash = $3 as di_sini, p.user_id, extract(epoch from p.dibuat)::float8 as dibuat,
    extract(epoch from p.sampai)::float8 as sampai, p.batas_nota, p.batas_total, p.terpakai, p.harga, p.rahasia,
    (select n.no_faktur_group from nota_luring n where n.kode_toko = p.kode_toko and n.no_luring = $4) as sudah,
    (select k.keadaan from kasus_luring k where k.kode_toko = p.kode_toko and k.no_luring = $4) as kasus
  from paket_luring p where p.kode_toko = $1 and p.id::text = $2`;

export const bacaPaket = ({ paket, no_luring }: Pick<InputLuring, 'paket' | 'no_luring'>, ctx: Ctx) =>
  statement<PaketTersimpan>('paket_luring', PAKET, ctx.scope.kode_toko, paket, sha256(ctx.device), no_luring);

const tolakBila = (tolakan: Tolakan): void => {
  if (tolakan) reject(tolakan.entry, tolakan.detail);
};

const tandaDari = (input: InputLuring, paket: PaketTersimpan | undefined, ctx: Ctx): string =>
  paket ? tandaLuring(input, paket.rahasia, ctx) : '';

/** The package of a nota, once it is known to be of this person at this till and the nota to be made with it. */
function paketDari(input: InputLuring, [paket]: readonly PaketTersimpan[], ctx: Ctx): PaketTersimpan {
  tolakBila(salahMilik(input, paket, ctx.scope.user_id, tandaDari(input, paket, ctx)));
  return paket as PaketTersimpan;
}

/** The same for a nota that is told of only: its code proves it, whoever found it in the browser. */
export function paketBukti(input: InputLuring, [paket]: readonly PaketTersimpan[], ctx: Ctx): PaketTersimpan {
  tolakBila(salahBukti(input, paket, tandaDari(input, paket, ctx)));
  return paket as PaketTersimpan;
}

const saatDari = (detik: number): string => Temporal.Instant.fromEpochMilliseconds(detik * 1000).toString();

export const jualLuring = () => {
  const nota = keputusanNota([], false);
  return implementTransition(penjualan.transitions.luring, {
    reads: (input: InputLuring, ctx) => ({
      ...nota.reads(notaDari(input), ctx),
      paket: bacaPaket(input, ctx),
    }),
    decide: (input, { paket: dibaca, ...rows }, facts) => {
      const paket = paketDari(input, dibaca, facts.ctx);
      if (paket.sudah) reject(salah.NOTA_LURING_SUDAH_MASUK, { no_faktur_group: paket.sudah });
      tolakBila(salahIsi(input, paket));
      const tetap = new Map(
        input.barang.map(({ kode_barcode }) => [kode_barcode, paket.harga[kode_barcode] as HargaDisetujui]),
      );
      const isi = notaDari(input);
      const keputusan = nota.decide(isi, rows, facts, tetap);
      const harga_kini = hargaKini(isi, rows, facts);
      const waktu = saatDari(input.detik);
      const { no_luring, total } = input;
      return {
        ...keputusan,
        tulis: [
          ...keputusan.tulis,
          {
            penulis: 'nota_luring',
            baris: [{ no_luring, paket: input.paket, waktu, masuk: facts.saat, total, harga_kini }],
          },
        ],
        audit: {
          ...keputusan.audit,
          luring: no_luring,
          waktu,
          ...(harga_kini === total ? {} : { harga_kini }),
        },
      };
    },
  });
};

type Baca = Parameters<ReturnType<typeof keputusanNota>['decide']>[1];

/** What the same pieces cost by the prices of now: a difference is told, the nota stands as it was sold. */
function hargaKini(
  isi: ReturnType<typeof notaDari>,
  { barang, tarif }: Baca,
  { store, hari }: Facts,
): Rupiah {
  return sum(hargaSemua(isi, barang, store, ppnToko(store, tarif, hari)).map(({ harga }) => harga.total));
}
