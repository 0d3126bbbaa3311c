/** The lives of movements of money: in and out, and between drawers and banks. */

import type { Kit } from '../../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife, type Run, type Variant } from '../../../tests/kit/life.ts';
import { berisi, duaRekening, type Rekening, UANG } from '../../../tests/kit/uang.ts';
import { mutasiUang } from './mutasi-uang.document.ts';

type Body = (rekening: readonly [Rekening, Rekening]) => object;

/** A receipt as a picture, which a movement may name. */
const BUKTI = 'JKT1/UANG-0123456789abcdef.jpg';
const simpanBukti = (kit: Kit) =>
  kit.owner.query(
    "insert into uang_foto (kode_toko, foto, user_id) values ('JKT1', $1, 'SPV1') on conflict do nothing",
    [BUKTI],
  );

/** A movement, and its way back. */
const thereAndBack =
  (path: string, body: Body): Run =>
  async (kit) => {
    const spv = kit.as('SPV1');
    await simpanBukti(kit);
    const no_dokumen = numberOf(await spv.post(path, { ...UANG, ...body(await duaRekening(kit)) }));
    const batal = { no_dokumen, alasan: 'salah ketik' };
    return numberOf(await denganOtorisasi(spv, 'cash/batal', batal, SANDI_OWNER));
  };

const moved = (name: string, by: string, body: Body): Variant => ({
  name,
  prepare: berisi(async (kit) => ({ by, body: { ...UANG, ...body(await duaRekening(kit)) } })),
});

const keluarBank: Body = ([satu]) => ({
  arah: 'AMBIL',
  kategori: 'BIAYA',
  no_rekening: satu.no_rekening,
});
const antarBank: Body = ([satu, dua]) => ({
  kategori: 'MUTASI',
  ...{ asal: satu.kode_bank, asal_rekening: satu.no_rekening },
  ...{ tujuan: dua.kode_bank, tujuan_rekening: dua.no_rekening },
});

/** How a movement of money lives. */
export const LIFE = defineLife(mutasiUang, {
  lives: [
    thereAndBack('cash/uang-kas', () => ({ arah: 'TAMBAH', kategori: 'LAIN', kasir: 'KASIR1', foto: BUKTI })),
    thereAndBack('cash/uang-bank', keluarBank),
    thereAndBack('cash/mutasi-uang-bank', antarBank),
    thereAndBack('cash/mutasi-uang-cash', ([satu]) => ({
      kategori: 'MUTASI',
      ...{ asal: satu.kode_bank, asal_rekening: satu.no_rekening },
      ...{ tujuan: 'CASH', kasir: 'KASIR1' },
    })),
  ],
  variants: [
    moved('into a drawer', 'uangKas', () => ({ arah: 'TAMBAH', kategori: 'LAIN' })),
    moved('out of a drawer', 'uangKas', () => ({ arah: 'AMBIL', kategori: 'BIAYA' })),
    moved('out of a bank', 'uangBank', keluarBank),
    moved('from bank to bank', 'mutasiBank', antarBank),
    moved('from a drawer to a bank', 'mutasiCash', ([satu]) => ({
      ...{ kategori: 'MUTASI', asal: 'CASH' },
      ...{ tujuan: satu.kode_bank, tujuan_rekening: satu.no_rekening },
    })),
  ],
});
