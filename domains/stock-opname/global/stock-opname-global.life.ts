/** The lives of daily counts: right, and wrong with a reason. */
import type { Kit } from '../../../tests/kit/app.ts';
import { bilaDiminta, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { stockOpnameGlobal } from './stock-opname-global.document.ts';

/** Everything as the books have it, but for so many pieces of the first kind. */
async function hitung(kit: Kit, kurang = 0): Promise<object> {
  const { rows } = await kit.owner.query<{ kode_dept: string; qty: number; berat: number }>(
    `select b.kode_dept, count(*)::int as qty, sum(b.berat)::float8 / 1000 as berat from barang b join status_stok s on s.status = b.status
      where b.kode_toko = 'JKT1' group by 1 order by 1`,
  );
  const alasan = kurang > 0 ? 'DICARI BESOK PAGI' : null;
  return { jenis: rows.map((row, at) => ({ ...row, qty: row.qty - (at === 0 ? kurang : 0), alasan })) };
}

const act = async (kit: Kit, path: string, body: object): Promise<string> =>
  numberOf(await bilaDiminta(kit.as('SPV1'), { method: 'POST', path, body }, SANDI_OWNER));

const nyalakan = async (kit: Kit): Promise<void> => {
  await kit.owner.query(
    `insert into para_system (kode_toko, key, value) values ('JKT1', 'OPNAME_GLOBAL_DAILY_MODULE', 'true')
     on conflict (kode_toko, key) do update set value = 'true'`,
  );
  kit.deps.stores.forget('JKT1');
};

/** How a daily count lives. */
export const LIFE = defineLife(stockOpnameGlobal, {
  modules: ['OPNAME_GLOBAL_DAILY_MODULE'],
  lives: [
    // One piece too few, taken back to be counted again.
    async (kit) => {
      await nyalakan(kit);
      const no_dokumen = await act(kit, 'stock-opname-global/simpan', await hitung(kit, 1));
      return act(kit, 'stock-opname-global/batal', { no_dokumen, alasan: 'hitung ulang' });
    },
    async (kit) => act(kit, 'stock-opname-global/simpan', await hitung(kit, 1)),
  ],
  variants: [
    {
      name: 'a day with a difference',
      prepare: async (kit) => ({ body: await hitung(kit, 1), user: 'SPV1' }),
    },
  ],
  onlyNow:
    'it counts what lies in the store at its moment, so other documents in between make it another one',
});
