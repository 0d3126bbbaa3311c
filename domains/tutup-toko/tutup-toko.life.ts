/** The lives of days that are closed. */
import type { Kit } from '../../tests/kit/app.ts';
import { hargaTaksir, hutangBaru } from '../../tests/kit/hutang.ts';
import { atur, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { bukaKembali, hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { tutupToko } from './tutup-toko.document.ts';

type Lebih = Record<string, number>;

/** Closes the open day of a store, a drawer or two not as the books have them; answers the number of the closing. */
async function closeDay(kit: Kit, user_id: string, kode_toko: string, lebih: Lebih): Promise<string> {
  const caller = kit.as(user_id);
  await hitungLaci(kit, caller, kode_toko, lebih);
  return numberOf(await tutup(caller, await isiTutup(caller), SANDI_OWNER));
}

/** A loan runs in that store, which books interest as it grows: its next closing has some to book. */
async function berbunga(kit: Kit): Promise<void> {
  await hargaTaksir(kit, undefined, 'BDG1');
  await atur(kit, { PENGAKUAN_BUNGA: 'AKRUAL' }, 'BDG1');
  await isiLaci(kit, 5_000_000, 'KASIR1-BDG', 'SPV1-BDG');
  numberOf(await kit.as('KASIR1-BDG').post('hutang/simpan', hutangBaru(1_000_000)));
}

/** How a closing lives. */
export const LIFE = defineLife(tutupToko, {
  lives: [
    async (kit) => {
      const no_dokumen = await closeDay(kit, 'SPV1', 'JKT1', { KASIR1: -20_000, KASIR2: 500 });
      const why = { no_dokumen, alasan: 'hitungan salah' };
      return numberOf(await bukaKembali(kit, why));
    },
    // Another store stays closed, so that what its closing says can be proven, and the next one goes on from it.
    (kit) => closeDay(kit, 'SPV1-BDG', 'BDG1', { 'KASIR1-BDG': 1_000 }),
    async (kit) => {
      await berbunga(kit);
      return closeDay(kit, 'SPV1-BDG', 'BDG1', {});
    },
  ],
  variants: [
    // The difference is booked, and taken back when the day is opened again.
    {
      name: 'with a difference',
      prepare: async (kit) => {
        const spv = kit.as('SPV1-BDG');
        await hitungLaci(kit, spv, 'BDG1', { 'KASIR1-BDG': 1_000 });
        return { user: 'SPV1-BDG', body: await isiTutup(spv) };
      },
    },
  ],
});
