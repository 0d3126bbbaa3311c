/** The lives of counts: scanned whole, scanned in part with reasons, by tags, given up. */
import { expect } from 'vitest';
import type { Caller, Kit } from '../../tests/kit/app.ts';
import { dipinjam, ditebus, hargaTaksir } from '../../tests/kit/hutang.ts';
import { bilaDiminta, numberOf, potongan, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { stockOpname } from './stock-opname.document.ts';

/** A tray with pieces of its own on it, which no other life empties, and all that lies there. */
async function baki(kit: Kit, mark: string): Promise<string[]> {
  const codes = await potongan(kit, mark, 2);
  const barang = codes.map((kode_barcode) => ({ kode_barcode }));
  numberOf(await kit.as('SPV1').post('pindah-barang/simpan', { ke_baki: 'SB02', barang }));
  const { rows } = await kit.owner.query<{ kode_barcode: string }>(
    `select b.kode_barcode from barang b join status_stok s on s.status = b.status
      where b.kode_toko = 'JKT1' and b.kode_baki = 'SB02' order by 1`,
  );
  return rows.map((row) => row.kode_barcode);
}

/** A packet that lies in the safe, and the others that do. */
async function brankas(kit: Kit): Promise<{ no: string; semua: string[] }> {
  await hargaTaksir(kit);
  await isiLaci(kit, 5_000_000, 'KASIR1');
  const { rows } = await kit.owner.query<{ no: string }>(
    `select h.no_faktur_hutang as no from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
      where h.kode_toko = 'JKT1' and d.status = 'DONE' order by 1`,
  );
  const no = await dipinjam(kit, 500_000, { tempat_simpan: 'LACI 1' });
  return { no, semua: rows.map((row) => row.no) };
}

const MULAI = { kode_baki: 'SB02', buta: false };
const pindai = (siapa: Caller, no_dokumen: string, codes: readonly string[]) =>
  siapa.post('stock-opname/pindai', { no_dokumen, kode: codes.map((kode) => ({ kode })) });
const akhiri = async (siapa: Caller, path: string, body: object): Promise<string> =>
  numberOf(await bilaDiminta(siapa, { method: 'POST', path, body }, SANDI_OWNER));
const alasan = (codes: readonly string[]) => codes.map((kode) => ({ kode, alasan: 'DICARI BESOK' }));

const variant = (name: string, by: string) => ({
  name,
  prepare: async (kit: Kit, mark: string) => {
    const codes = await baki(kit, mark);
    return { body: MULAI, by, user: 'SPV1', steps: { selesai: { alasan: alasan(codes) } } };
  },
});

/** How a count lives. */
export const LIFE = defineLife(stockOpname, {
  modules: ['RFID_MODULE'],
  lives: [
    // Everything is there.
    async (kit) => {
      const spv = kit.as('SPV1');
      const codes = await baki(kit, 'SOZA');
      const no_dokumen = numberOf(await spv.post('stock-opname/mulai', MULAI));
      const timbang = { no_dokumen, kode_baki: 'SB02', timbangan: 1, cara: 'KETIK' };
      expect(await spv.post('stock-opname/timbang', timbang)).toMatchObject({ data: { cocok: false } });
      await pindai(spv, no_dokumen, codes);
      return akhiri(spv, 'stock-opname/selesai', { no_dokumen });
    },
    // One is missing and one should not be there; then it is taken back.
    async (kit) => {
      const spv = kit.as('SPV1');
      const [hilang = '', ...codes] = await baki(kit, 'SOZB');
      const no_dokumen = numberOf(await spv.post('stock-opname/mulai', MULAI));
      await pindai(spv, no_dokumen, [...codes, 'ASING001']);
      const selesai = { no_dokumen, alasan: alasan([hilang, 'ASING001']) };
      await akhiri(spv, 'stock-opname/selesai', selesai);
      return akhiri(spv, 'stock-opname/batal', { no_dokumen, alasan: 'salah baki' });
    },
    // Packets: one is there, another is strange, one is redeemed meanwhile.
    async (kit) => {
      const spv = kit.as('SPV1');
      const { no, semua } = await brankas(kit);
      const ditebusnya = await dipinjam(kit, 500_000, { tempat_simpan: 'LACI 2' });
      const no_dokumen = numberOf(await spv.post('opname-jaminan/mulai', { buta: false }));
      await ditebus(kit, ditebusnya);
      await pindai(spv, no_dokumen, [no, 'JKT1-PI-200101-0001']);
      const selesai = { no_dokumen, alasan: alasan([...semua, 'JKT1-PI-200101-0001']) };
      return akhiri(spv, 'stock-opname/selesai', selesai);
    },
    // By tags, nothing read.
    async (kit) => {
      const spv = kit.as('SPV1');
      const codes = await baki(kit, 'SOZC');
      await kit.owner.query(
        "insert into para_system (kode_toko, key, value) values ('JKT1', 'RFID_MODULE', 'true') on conflict (kode_toko, key) do update set value = 'true'",
      );
      kit.deps.stores.forget('JKT1');
      const no_dokumen = numberOf(await spv.post('stock-opname-rfid/mulai', MULAI));
      return akhiri(spv, 'stock-opname/selesai', { no_dokumen, alasan: alasan(codes) });
    },
  ],
  variants: [
    {
      name: 'the packets of the safe',
      prepare: async (kit) => {
        const { no, semua } = await brankas(kit);
        return {
          ...{ body: { buta: false }, by: 'mulaiJaminan', user: 'SPV1' },
          steps: { selesai: { alasan: alasan([no, ...semua]) } },
        };
      },
    },
    variant('a tray by scanner', 'mulai'),
    variant('a tray by tags', 'mulaiRfid'),
  ],
});
