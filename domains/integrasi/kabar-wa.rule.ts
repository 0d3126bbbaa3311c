/** Reports about messages, as the Cloud API words them. Ecosystem 6.1. */

/** What became of a message the provider took. FAILED: it never arrives, and may be sent again. */
export const KABAR_WA = ['SENT', 'DELIVERED', 'READ', 'FAILED'] as const;
export type KabarWa = (typeof KABAR_WA)[number];

/** `detik`: seconds since 1970, as the provider counts. */
export type Laporan = { id_penyedia: string; kabar: KabarWa; detik: number; galat: string | null };

type Status = {
  id?: unknown;
  status?: unknown;
  timestamp?: unknown;
  errors?: { code?: unknown; title?: unknown; error_data?: { details?: unknown } }[];
};
type Isi = {
  object?: unknown;
  entry?: {
    changes?: {
      field?: unknown;
      value?: { metadata?: { phone_number_id?: unknown }; statuses?: Status[] };
    }[];
  }[];
};

/** Lists of others may be anything. */
const daftar = <T>(list: readonly T[] | undefined): readonly T[] => (Array.isArray(list) ? list : []);

function laporanOf({ id, status, timestamp, errors }: Status): Laporan[] {
  const kabar = KABAR_WA.find((one) => one.toLowerCase() === status);
  const detik = Number(timestamp);
  const sah = typeof id === 'string' && id !== '' && id.length <= 200;
  if (!kabar || !sah || !Number.isSafeInteger(detik) || detik <= 0 || detik > 253_402_300_799) return [];
  const [salah] = daftar(errors);
  const galat = salah
    ? [salah.code === undefined ? '' : `kode ${String(salah.code)}`, salah.error_data?.details ?? salah.title]
        .filter(Boolean)
        .map(String)
        .join(': ')
        .slice(0, 300)
    : null;
  return [{ id_penyedia: id, kabar, detik, galat }];
}

/** The reports about messages of one number; whatever else the body holds is not for us. */
export const bacaLaporan = (isi: Isi, id_nomor: string): Laporan[] =>
  isi?.object !== 'whatsapp_business_account'
    ? []
    : daftar(isi.entry)
        .flatMap((entry) => daftar(entry?.changes))
        .filter((c) => c?.field === 'messages' && c.value?.metadata?.phone_number_id === id_nomor)
        .flatMap((c) => daftar(c.value?.statuses))
        .flatMap(laporanOf);
