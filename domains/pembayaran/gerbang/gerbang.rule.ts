/** A sum that a payment gateway was asked to collect by QRIS: what becomes of it when the gateway says something. docs/decisions/0155. */

/**
 * MINTA: asked for, and nobody knows yet whether the gateway has it. MENUNGGU: its code is shown. LUNAS: the gateway says that it is
 * paid. DIAKUI: two people say so, because the gateway could not be asked.
 */
export const STATUS_TAGIHAN = [
  ['MINTA', 'Diminta'],
  ['MENUNGGU', 'Menunggu pembayaran'],
  ['LUNAS', 'Lunas'],
  ['DIAKUI', 'Diakui tanpa gerbang'],
  ['BATAL', 'Dibatalkan'],
  ['KEDALUWARSA', 'Kedaluwarsa'],
  ['GAGAL', 'Gagal diminta'],
] as const;
export type StatusTagihan = (typeof STATUS_TAGIHAN)[number][0];

/** What became of money that no nota took. */
export const SELESAI_TAGIHAN = [
  ['DIPASANG', 'Dipasang ke nota'],
  ['DIKEMBALIKAN', 'Dikembalikan ke pembeli'],
  ['DIBUKUKAN', 'Dibukukan sendiri'],
] as const;

/** What is wrong with a charge: another sum came, it was given back at the gateway, or what two people said was never paid. */
export const MASALAH_TAGIHAN = [
  ['JUMLAH_BEDA', 'Jumlah dari gerbang berbeda'],
  ['KEMBALI', 'Dikembalikan di gerbang'],
  ['TIDAK_DIBAYAR', 'Diakui, tetapi tidak pernah dibayar'],
] as const;
export type MasalahTagihan = (typeof MASALAH_TAGIHAN)[number][0];

/** What supervisors look for among charges. */
export const SARING_TAGIHAN = [
  ['YATIM', 'Belum punya nota'],
  ['DIAKUI', 'Diakui tanpa gerbang'],
  ['MASALAH', 'Bermasalah'],
] as const;

/** A gateway's word about an order, in our words. */
export type KabarGerbang = 'MENUNGGU' | 'LUNAS' | 'BATAL' | 'KEDALUWARSA' | 'GAGAL' | 'KEMBALI';

/**
 * An answer of a gateway. DITOLAK: it, or we ourselves, will not be asked like that. PUTUS: no answer, and nobody knows what
 * it did; `jeda` are the seconds it asked us to wait.
 */
export type JawabTanya =
  | { hasil: 'ADA'; kabar: KabarGerbang; jumlah: number | null; transaksi: string | null }
  | { hasil: 'TIDAK_ADA' }
  | { hasil: 'DITOLAK'; galat: string }
  | { hasil: 'PUTUS'; galat: string; jeda: number | null };
export type JawabMinta =
  | { hasil: 'JADI'; transaksi: string; qris: string }
  /** It has this order already, from a call whose answer was lost, and says its code to nobody again. */
  | { hasil: 'SUDAH_ADA' }
  | Extract<JawabTanya, { hasil: 'DITOLAK' | 'PUTUS' }>;

/** What a gateway is asked, whichever it is. */
export type Gerbang = {
  minta(order: { id: string; jumlah: number; menit: number }): Promise<JawabMinta>;
  tanya(id: string): Promise<JawabTanya>;
  batal(id: string): Promise<JawabTanya>;
  /** What a signed notification says of which order; null where the signature is not the gateway's. */
  kabar(bytes: Uint8Array): { id: string; jumlah: number | null; kabar: KabarGerbang | null } | null;
};

/** What is known of a charge when the gateway says something. */
export type Diketahui = {
  status: StatusTagihan;
  jumlah: number;
  acuan: string | null;
  transaksi: string | null;
  masalah: MasalahTagihan | null;
  /** Seconds since it was asked for, and until its code is over; below zero when it is. */
  umur: number;
  sisa: number;
};
export type Perubahan = {
  status: StatusTagihan;
  acuan: string | null;
  transaksi: string | null;
  masalah: MasalahTagihan | null;
  galat: string | null;
};

const TERBUKA: ReadonlySet<StatusTagihan> = new Set(['MINTA', 'MENUNGGU']);
/** May it still be paid, as far as we know? */
export const masihTerbuka = (status: StatusTagihan): boolean => TERBUKA.has(status);
/** May a nota be paid by it? */
export const terbayar = (status: StatusTagihan): boolean => status === 'LUNAS' || status === 'DIAKUI';

/** An order that the gateway does not know so long after it was asked for never arrived there. */
const LAMA_TIBA = 60;

/** The number of the payment as a nota has it. */
const acuanDari = (transaksi: string | null, lama: string | null): string | null =>
  lama ?? transaksi?.toUpperCase() ?? null;

function sesudahKabar(t: Diketahui, kabar: KabarGerbang, transaksi: string | null): Partial<Perubahan> {
  // Money that came stays, whatever is said later, and however late it came.
  if (kabar === 'LUNAS') {
    const acuan = acuanDari(transaksi, t.acuan);
    const beres = t.masalah === 'KEMBALI' ? t.masalah : null;
    return acuan ? { status: 'LUNAS', transaksi: transaksi ?? t.transaksi, acuan, masalah: beres } : {};
  }
  if (kabar === 'KEMBALI')
    return { masalah: 'KEMBALI', ...(masihTerbuka(t.status) ? { status: 'BATAL' } : {}) };
  if (kabar === 'MENUNGGU') return {};
  if (t.status === 'DIAKUI') return { masalah: 'TIDAK_DIBAYAR' };
  return masihTerbuka(t.status) ? { status: kabar } : {};
}

/** What an answer of the gateway makes of a charge. A late word never undoes a payment, and a wrong sum is none. */
export function sesudahJawab(t: Diketahui, jawab: JawabTanya): Perubahan {
  const { status, acuan, transaksi, masalah } = t;
  const tetap: Perubahan = { status, acuan, transaksi, masalah, galat: null };
  if (jawab.hasil === 'DITOLAK' || jawab.hasil === 'PUTUS') return { ...tetap, galat: jawab.galat };
  if (jawab.hasil === 'TIDAK_ADA') {
    if (status === 'MINTA' && t.umur > LAMA_TIBA) return { ...tetap, status: 'GAGAL' };
    if (status === 'MENUNGGU' && t.sisa < 0) return { ...tetap, status: 'KEDALUWARSA' };
    return status === 'DIAKUI' && t.sisa < 0 ? { ...tetap, masalah: masalah ?? 'TIDAK_DIBAYAR' } : tetap;
  }
  if (jawab.kabar === 'LUNAS' && jawab.jumlah !== t.jumlah)
    return status === 'LUNAS' ? tetap : { ...tetap, masalah: 'JUMLAH_BEDA' };
  return { ...tetap, ...sesudahKabar(t, jawab.kabar, jawab.transaksi) };
}

/** Whole rupiah of a gateway's amount such as `3676500.00`; null where it is none. */
export function rupiahGerbang(teks: unknown): number | null {
  const cocok = /^(\d{1,13})(?:\.0{1,2})?$/.exec(String(teks ?? ''));
  return cocok ? Number(cocok[1]) : null;
}
