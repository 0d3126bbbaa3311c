/** The life of points that go with a merged member: one who is taken apart again, and one who stays merged. */
import { anggota, beriPoin, pisahkan, tergabung } from '../../../tests/kit/gabung.ts';
import { defineLife, type Run } from '../../../tests/kit/life.ts';
import { gabungPoin } from './gabung-poin.document.ts';

const TERAKHIR = `select max(no_dokumen) as no_dokumen from dokumen where jenis = 'gabung_poin' and kode_toko = 'JKT1'`;

const hidup =
  (dipisah: boolean): Run =>
  async (kit) => {
    const [ke, dari] = [await anggota(kit), await anggota(kit)];
    await beriPoin(kit, dari, 3);
    await tergabung(kit, ke, dari);
    if (dipisah) await pisahkan(kit, dari);
    return (await kit.owner.query(TERAKHIR)).rows[0].no_dokumen;
  };

/** How they live. */
export const LIFE = defineLife(gabungPoin, {
  lives: [hidup(true), hidup(false)],
  final: 'taking the merge apart moves them back, as a document of its own',
});
