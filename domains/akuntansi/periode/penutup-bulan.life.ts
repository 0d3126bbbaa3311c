/** The lives of closing entries: Surabaya closes its November, so that there is a month to close. */
import type { Caller, Kit } from '../../../tests/kit/app.ts';
import { denganIzin, numberOf, SANDI_OWNER, sampaiHari } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { hitungLaci, isiTutup, tutup } from '../../../tests/kit/tutup.ts';
import { penutupBulan } from './penutup-bulan.document.ts';

const inSurabaya =
  (kit: Kit): Caller['post'] =>
  (path, body) =>
    kit.as('OWNER').post(path, body, { portal: 'SBY1' });

async function closeLastDay(kit: Kit): Promise<void> {
  const spv = kit.as('SPV1-SBY');
  await hitungLaci(kit, spv, 'SBY1');
  numberOf(await tutup(spv, await isiTutup(spv, { tanggal_berikut: '2026-12-01' }), SANDI_OWNER));
  sampaiHari(kit, '2026-12-01');
}

const closeMonth = async (kit: Kit): Promise<string> =>
  numberOf(await inSurabaya(kit)('akuntansi/tutup-bulan', { bulan: '2026-11-01' }));

/** How a closing entry lives. */
export const LIFE = defineLife(penutupBulan, {
  lives: [
    async (kit) => {
      await closeLastDay(kit);
      const batal = { no_dokumen: await closeMonth(kit), alasan: 'ada koreksi' };
      const by = { user_id: 'SPV1-SBY', password: 'sandi-uji-coba' };
      const call = { method: 'POST', path: 'akuntansi/tutup-bulan-batal', body: batal } as const;
      return numberOf(await denganIzin(kit.as('OWNER'), call, by, { portal: 'SBY1' }));
    },
    closeMonth,
  ],
  variants: [
    {
      name: 'of November',
      prepare: async (kit) => {
        await closeLastDay(kit);
        return { user: 'OWNER', portal: 'SBY1', body: { bulan: '2026-11-01' } };
      },
    },
  ],
});
