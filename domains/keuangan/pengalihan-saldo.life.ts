/** The lives of drawers that are handed over. */
import type { Kit } from '../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { defineLife, type Variant } from '../../tests/kit/life.ts';
import { berisi, isiLaci, UANG } from '../../tests/kit/uang.ts';
import { pengalihanSaldo } from './pengalihan-saldo.document.ts';

const giliran = { dari: 'SPV1', ke: 'KASIR1', keterangan: 'tukar giliran' };

/** All that a category of the supervisor's drawer holds. */
async function perKategori(kit: Kit): Promise<object> {
  const { data } = await kit.as('SPV1').get('cash/pengalihan-saldo/laci?dari=SPV1');
  const [{ kategori, sisa }] = data.kategori.filter((one: { sisa: number }) => one.sisa > 0);
  return { ...giliran, cara: 'KATEGORI', kategori, jumlah: sisa };
}

const handed = (name: string, body: (kit: Kit) => Promise<object>): Variant => ({
  name,
  prepare: berisi(async (kit) => ({ body: await body(kit) })),
});

/** How a hand-over lives. */
export const LIFE = defineLife(pengalihanSaldo, {
  onlyNow: 'a hand-over is a share of what is in a category at that moment',
  lives: [
    async (kit) => {
      const spv = kit.as('SPV1');
      await isiLaci(kit, UANG.jumlah);
      const no_dokumen = numberOf(await spv.post('cash/pengalihan-saldo', await perKategori(kit)));
      const batal = { no_dokumen, alasan: 'salah orang' };
      return numberOf(await denganOtorisasi(spv, 'cash/pengalihan-saldo/batal', batal, SANDI_OWNER));
    },
  ],
  variants: [
    handed('KATEGORI', perKategori),
    handed('SALDO', async () => ({ ...giliran, cara: 'SALDO', jumlah: 125_000 })),
  ],
});
