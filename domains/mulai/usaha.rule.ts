/**
 * Modules by questions about the trade: an owner knows whether he takes pledges, and not what the switch is called. Each question says
 * what a yes brings; what is answered here is the same setting that Setting System shows by its name. Only what one person may
 * change alone is asked: modules that move money or ask a second person wait for whoever knows why. Ours.
 */
import type { Flag } from '@mustika/kernel/flags.ts';

export type Pertanyaan = {
  nama: string;
  /** What a yes turns on, each after what it needs. */
  modul: readonly Flag[];
  /** Between stores: a shop by itself is not asked. */
  antar?: true;
};

/** In the order in which they are asked: what customers notice first. Ours. */
export const PERTANYAAN = [
  {
    nama: 'GADAI',
    modul: ['PARAMETER_JUMLAH_HUTANG_POKOK_MODULE', 'PARAMETER_BUNGA_HUTANG_MODULE', 'PLAFOND_HUTANG_MODULE'],
  },
  { nama: 'CICILAN', modul: ['CICILAN_MODULE'] },
  { nama: 'PRE_ORDER', modul: ['PRE_ORDER_MODULE'] },
  { nama: 'MANUAL', modul: ['MANUAL_ITEMS_TRANSACTION_MODULE'] },
  { nama: 'SERVIS', modul: ['PARAMETER_DESKRIPSI_SERVICE_MODULE'] },
  { nama: 'SEPUH', modul: ['SEPUHAN_MODULE'] },
  { nama: 'MEMBER', modul: ['MEMBER_MODULE'] },
  { nama: 'UKURAN', modul: ['SIZE_PERHIASAN_MODULE'] },
  { nama: 'BERLIAN', modul: ['BERLIAN_MODULE'] },
  { nama: 'SUPPLIER', modul: ['SUPPLIER_BARANG_MODULE'] },
  { nama: 'WHATSAPP', modul: ['WHATSAPP_MODULE'] },
  { nama: 'AKUNTANSI', modul: ['NAGAFIN_ACCOUNTING_MODULE'] },
  { nama: 'KIRIM', modul: ['KIRIM_BARANG_MODULE'], antar: true },
] as const satisfies readonly Pertanyaan[];

/** Every switch that a question turns. */
export const KUNCI_USAHA: readonly Flag[] = PERTANYAAN.flatMap(({ modul }) => [...modul]);

/** A question is answered with yes when all that it brings is on. */
export const dijawabYa = ({ modul }: Pertanyaan, hidup: (key: string) => boolean): boolean =>
  modul.every(hidup);

/** Which switches turn, and which way, for these answers; off in the other order, so that nothing stands without what it needs. */
export function yangBerubah(
  jawaban: ReadonlyMap<string, boolean>,
  hidup: (key: string) => boolean,
): { key: Flag; value: 'true' | 'false' }[] {
  return PERTANYAAN.flatMap(({ nama, modul }) => {
    const ya = jawaban.get(nama);
    if (ya === undefined) return [];
    const urut: readonly Flag[] = ya ? modul : modul.toReversed();
    return urut
      .filter((key) => hidup(key) !== ya)
      .map((key) => ({ key, value: ya ? ('true' as const) : ('false' as const) }));
  });
}
