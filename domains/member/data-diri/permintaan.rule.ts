/** What a person asks about his data by law, what becomes of it, and what must stay of him until when. docs/decisions/0167. */

/** To see it, to have it put right, to have it deleted. UU 27/2022 articles 6 to 8. */
export const JENIS_PERMINTAAN = [
  ['AKSES', 'Akses'],
  ['KOREKSI', 'Koreksi'],
  ['HAPUS', 'Hapus'],
] as const;
export type JenisPermintaan = (typeof JENIS_PERMINTAAN)[number][0];

/** Where a request stands: it came in, somebody has it in hand, it was answered, or it was refused with a reason. */
export const KEADAAN_PERMINTAAN = [
  ['MASUK', 'Baru Masuk'],
  ['DIKERJAKAN', 'Dikerjakan'],
  ['SELESAI', 'Selesai'],
  ['DITOLAK', 'Ditolak'],
] as const;
export type KeadaanPermintaan = (typeof KEADAAN_PERMINTAAN)[number][0];

/** Every step that is written down; BERKAS is a file that was made of him, DIHAPUS that he went. */
export const LANGKAH_PERMINTAAN = [
  ...KEADAAN_PERMINTAAN,
  ['BERKAS', 'Berkas dibuat'],
  ['DIHAPUS', 'Data dihapus'],
] as const;
export type LangkahPermintaan = (typeof LANGKAH_PERMINTAAN)[number][0];

/** What leads where: whatever is not named here is refused. */
const DARI: Readonly<Record<'DIKERJAKAN' | 'SELESAI' | 'DITOLAK', readonly KeadaanPermintaan[]>> = {
  DIKERJAKAN: ['MASUK'],
  SELESAI: ['DIKERJAKAN'],
  DITOLAK: ['MASUK', 'DIKERJAKAN'],
};

/** Whether a request in one state may go to another; ours, the law only asks that it is answered. */
export const bolehMenjadi = (dari: KeadaanPermintaan, ke: keyof typeof DARI): boolean =>
  DARI[ke].includes(dari);

const JAM_MS = 3_600_000;

/** Hours until it must be answered, begun ones whole; below zero those that it is late. */
export const sisaJam = (tenggat: string, saat: string): number => {
  const ms = Temporal.Instant.from(tenggat).epochMilliseconds - Temporal.Instant.from(saat).epochMilliseconds;
  return ms > 0 ? Math.ceil(ms / JAM_MS) : -Math.floor(-ms / JAM_MS) || 0;
};

/** When it must be answered: so many hours after it came in. */
export const tenggatDari = (masuk: string, jam: number): string =>
  Temporal.Instant.from(masuk).add({ hours: jam }).toString();

/** How long ago a letter may have come in that is written down today. */
const PALING_LAMA_HARI = 31;

/** It came in by now, and not longer ago than a month: anything else is a slip of the pen. */
export function masukSah(masuk: string, saat: string): boolean {
  const [datang, kini] = [Temporal.Instant.from(masuk), Temporal.Instant.from(saat)];
  return (
    Temporal.Instant.compare(datang, kini) <= 0 &&
    Temporal.Instant.compare(datang, kini.subtract({ hours: 24 * PALING_LAMA_HARI })) >= 0
  );
}

/** What keeps somebody from being deleted: what still runs with him, and points that would be lost. */
export const JENIS_HALANGAN = [
  ['HUTANG', 'Hutang'],
  ['CICILAN', 'Cicilan'],
  ['TITIPAN', 'Titipan'],
  ['PESANAN', 'Pesanan'],
  ['PRE_ORDER', 'Pre-order'],
  ['SERVICE', 'Service'],
  ['VALIDASI', 'Belum divalidasi'],
  ['POIN', 'Saldo poin'],
] as const;
