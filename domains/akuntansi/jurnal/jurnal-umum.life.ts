/** The lives of general journals. */
import type { Kit } from '../../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { jurnalUmum } from './jurnal-umum.document.ts';

/** Rent owed by the branch. */
const rent = (tanggal = '2026-11-21') => ({
  tanggal,
  keterangan: 'sewa terutang',
  baris: [
    { nomor_akun: '530900', debit: 300_000, dimensi: 'SEWA' },
    { nomor_akun: '211100', kredit: 300_000 },
  ],
});

const journal = async (kit: Kit, tanggal?: string): Promise<string> =>
  numberOf(await denganOtorisasi(kit.as('SPV1'), 'akuntansi/jurnal-umum', rent(tanggal), SANDI_OWNER));

/** How a general journal lives. */
export const LIFE = defineLife(jurnalUmum, {
  lives: [
    async (kit) => {
      const batal = { no_dokumen: await journal(kit), alasan: 'salah akun' };
      const path = 'akuntansi/jurnal-umum-batal';
      return numberOf(await denganOtorisasi(kit.as('SPV1'), path, batal, SANDI_OWNER));
    },
    (kit) => journal(kit, '2026-11-20'),
  ],
  variants: [{ name: 'rent owed', prepare: async () => ({ user: 'SPV1', body: rent() }) }],
});
