/** Points as a side: a member pays with what he was given before, each worth NILAI_POIN. Domain R9.3. */
import { type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { CaraNota } from '../cara-bayar.rule.ts';
import { gerakPoin, poinDitukar } from '../poin.rule.ts';
import { dibayarLewat, type SisiBayar, sisiBayar } from '../sisi.posting.ts';
import { BAYAR_POIN, nilaiPoinBayar, poinDibayar } from './bayar-poin.rule.ts';

/** What a document says that can be paid with points. */
type Dibayar = {
  kode_member: string | null;
  total: Rupiah;
  bayar: readonly { jenis: CaraNota; jumlah: Rupiah }[];
};

type PoinDipakai = { kode_member: string; poin: number; nilai: Rupiah };

/** Of the one he is now. */
const SALDO = `select m.kode_member, coalesce(p.poin, 0)::int as poin from member a
  join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) left join member_poin p on p.kode_toko = $1 and p.kode_member = m.kode_member
 where a.kode_member = $2`;
const SIMPAN = 'select kode_member, poin, nilai from bayar_poin where kode_toko = $1 and no_dokumen = $2';

/** The side POIN of documents that clear through `kliring`; the journals call it `kategori` / POIN. */
export const sisiPoin = (kliring: UjungUang, kategori: string): SisiBayar<Dibayar> => {
  /** The balance of the member goes to the shop, and what it owed him pays the document. */
  const transfers = (dipakai: readonly PoinDipakai[]) => (): Transfer[] =>
    dipakai.flatMap((satu) => [
      ...poinDitukar([satu]),
      ...uangTransfer(kliring, { akun: 'LIABILITAS_POIN' }, satu.nilai, { kategori, jenis: BAYAR_POIN }),
    ]);
  return sisiBayar({
    jenis: BAYAR_POIN,
    ada: (input: Dibayar) => input.bayar.some((b) => b.jenis === BAYAR_POIN),
    reads: (input, { scope }) => ({
      saldo: statement<{ kode_member: string; poin: number }>(
        'poin_saldo',
        SALDO,
        scope.kode_toko,
        input.kode_member,
      ),
    }),
    decide: (input, { saldo: [saldo] }, { memposting, store }) => {
      const dipakai = poinDibayar({
        ...{
          kode_member: saldo?.kode_member ?? input.kode_member,
          nilai: dibayarLewat(input.bayar, BAYAR_POIN),
        },
        ...{ saldo: saldo?.poin ?? 0, nilaiPoin: nilaiPoinBayar(store) },
        // Points are no money either: what they are worth beyond the document would be lost to the member.
        sisa: input.total - dibayarLewat(input.bayar, 'TUKAR', 'KUPON'),
      });
      return {
        jenis: BAYAR_POIN,
        nilai: dipakai.nilai,
        perlu: [],
        tulis: [
          { penulis: 'bayar_poin', baris: [{ ...dipakai, terpakai: memposting }] },
          ...(memposting ? gerakPoin([dipakai], -1) : []),
        ],
        transfers: transfers([dipakai]),
        audit: { poin_dipakai: dipakai.poin },
        jawaban: { poin_dipakai: dipakai.poin },
      };
    },
    bacaSimpan: (kode_toko, no_dokumen) =>
      statement<PoinDipakai>('poin_simpan', SIMPAN, kode_toko, no_dokumen),
    validasi: (rows) => ({
      nilai: sum(rows.map((row) => row.nilai)),
      tulis: [...gerakPoin(rows, -1), { penulis: 'bayar_poin_sah', baris: [{}] }],
      transfers: transfers(rows),
    }),
    batal: [{ penulis: 'bayar_poin_batal', baris: [{}] }],
  });
};
