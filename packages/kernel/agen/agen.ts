/**
 * What server, till and device agent say to each other: the printers of a till, the life of a print job, and the messages of the line.
 * Ecosystem 5.1, docs/decisions/0139. The spec shows a socket to the devices and no protocol; ours.
 */

/** Papers of a till; each goes to one of its printers. */
export const KERTAS = ['STRUK', 'NOTA', 'LABEL', 'LAPORAN'] as const;
export type Kertas = (typeof KERTAS)[number];

/** What is sent to a printer: paper, or the pulse that opens the drawer on the printer of the slips. */
export const KERTAS_TUGAS = [...KERTAS, 'LACI'] as const;
export type KertasTugas = (typeof KERTAS_TUGAS)[number];

/** The language of a printer, which is what the bytes of a job are written in. */
export const BENTUK = ['ESCPOS', 'ZPL', 'TSPL', 'PDF'] as const;
export type Bentuk = (typeof BENTUK)[number];

/** The languages each paper is made in. */
export const BENTUK_KERTAS: Readonly<Record<KertasTugas, readonly Bentuk[]>> = {
  STRUK: ['ESCPOS'],
  LACI: ['ESCPOS'],
  NOTA: ['PDF'],
  LAPORAN: ['PDF'],
  LABEL: ['ZPL', 'TSPL', 'PDF'],
};

/** How a printer is reached: an address of the network, a device file, or a queue of the system. */
export const JALUR = ['JARINGAN', 'BERKAS', 'SISTEM'] as const;
export type Jalur = (typeof JALUR)[number];

/** `status`: it answers when it is asked how it is. `geser_x`, `geser_y`: everything moves by so many tenths of a millimetre. */
export type Pencetak = {
  nama: string;
  bentuk: Bentuk;
  jalur: Jalur;
  alamat: string;
  status: boolean;
  geser_x: number;
  geser_y: number;
};

/** How a scale is reached: a box that puts its line on the network, or the device of its line. */
export const JALUR_TIMBANGAN = ['BERKAS', 'JARINGAN'] as const;

/** The scale of a till: where it is, how its line speaks (`9600 8N1`), and what it waits to be asked. */
export type TimbanganAgen = {
  jalur: (typeof JALUR_TIMBANGAN)[number];
  alamat: string;
  bicara: string;
  perintah: string;
  tiap: number;
};

/** What the scale says: `mg` null where it says no weight; `diam` one that may be taken; `baris` its line, word for word. */
export type BacaanTimbangan = { mg: number | null; diam: boolean; baris: string };

/** How a fingerprint reader is reached: a box that puts its line on the network, or the device of its line. */
export type PembacaSidik = { jalur: (typeof JALUR_TIMBANGAN)[number]; alamat: string; kecepatan: number };
/** Readers of the R30x and ZFM family speak at one of these; 57600 when they leave the factory. */
export const KECEPATAN_SIDIK = [9600, 19_200, 38_400, 57_600, 115_200] as const;
export const KECEPATAN_SIDIK_BIASA = 57_600;

/** What the server wants of a reader: to see one of these fingers, or a finger as often as it takes to know it. `nonce` comes back. */
export type TugasSidik =
  | { id: string; nonce: string; kerja: 'COCOK'; pola: readonly Uint8Array[] }
  | { id: string; nonce: string; kerja: 'DAFTAR' };
/** COCOK and TERDAFTAR are what was wanted; TIDAK is another finger, or two that were not one. */
export const HASIL_SIDIK = ['COCOK', 'TIDAK', 'TANPA_JARI', 'GANGGUAN', 'TERDAFTAR'] as const;
export type HasilSidik = {
  id: string;
  nonce: string;
  hasil: (typeof HASIL_SIDIK)[number];
  /** The finger as the reader knows it, where one was made known. */
  pola?: Uint8Array;
};
/** What whoever stands there is to do now. */
export const TAHAP_SIDIK = ['TEMPEL', 'ANGKAT', 'TEMPEL_LAGI'] as const;
export type TahapSidik = { id: string; tahap: (typeof TAHAP_SIDIK)[number] };
/** For how long a finger is waited for. */
export const TUNGGU_JARI_MS = 30_000;
/** As much as a finger is known by, at most. */
export const POLA_PALING_BESAR = 4096;

/** For how long an agent tells what its scale says, once somebody looks. */
export const DENGAR_MS = 45_000;

/** `timbangan`, `sidik`: none, or rows of before there were any. */
export type SetelanAgen = {
  pencetak: readonly Pencetak[];
  kertas: readonly { kertas: Kertas; pencetak: string }[];
  timbangan?: TimbanganAgen | null;
  sidik?: PembacaSidik | null;
};

export const SETELAN_KOSONG: SetelanAgen = { pencetak: [], kertas: [] };

/** How far a print can be moved. */
export const GESER = { min: -100, max: 100 } as const;
export const PALING_BANYAK_PENCETAK = 8;

/** How a printer is, as it said itself, or as its line said. */
export const KONDISI = [
  'SIAP',
  'KERTAS_HABIS',
  'TUTUP_TERBUKA',
  'PITA_HABIS',
  'MACET',
  'DIJEDA',
  'GANGGUAN',
  'TIDAK_TERHUBUNG',
  'TIDAK_MENJAWAB',
] as const;
export type Kondisi = (typeof KONDISI)[number];

/**
 * ANTRI waits at the server, DIKIRIM is on its way or at the agent. RAGU: it was begun, and nobody can say whether it came out; it is
 * never repeated unless somebody who has looked says so.
 */
export const KEADAAN = ['ANTRI', 'DIKIRIM', 'TERCETAK', 'RAGU', 'GAGAL', 'BATAL'] as const;
export type Keadaan = (typeof KEADAAN)[number];

/** Why a job is where it is, beside what its printer says of itself. */
export const SEBAB = [...KONDISI, 'PUTUS', 'MATI', 'HILANG', 'DICABUT', 'DITOLAK', 'TANPA_PENCETAK'] as const;
export type Sebab = (typeof SEBAB)[number];

/** `ke`: which attempt this is; a job is known by both, and each attempt is made once. */
export type Tugas = {
  id: string;
  ke: number;
  kertas: KertasTugas;
  bentuk: Bentuk;
  keterangan: string;
  pencetak: Pencetak;
};
export type TugasKirim = Tugas & { isi: Uint8Array };

/** MENUNGGU: nothing of it was sent, its printer cannot now, and the agent tries again by itself. */
export const KABAR = ['MENUNGGU', 'TERCETAK', 'RAGU', 'GAGAL', 'BATAL'] as const;
export type Kabar = { id: string; ke: number; keadaan: (typeof KABAR)[number]; sebab: Sebab | null };

/** What an agent is known by; it never leaves its disk but for our server. */
export type KunciAgen = { toko: string; id: string; rahasia: string };

/** A program of the agent as the server hands it over; `sidik` is the SHA-256 of its bytes, 64 small letters of hex. */
export type ProgramAgen = { versi: string; sidik: string; isi: Uint8Array };

/** Whether an agent of one version may be given the program of another: never an older one, or two servers would pass it to and fro. */
export function bolehDiperbarui(dari: string, ke: string): boolean {
  const parts = (versi: string): number[] => versi.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [now, next] = [parts(dari), parts(ke)];
  const differs = [0, 1, 2].find((n) => now[n] !== next[n]);
  return differs === undefined || (next[differs] ?? 0) > (now[differs] ?? 0);
}

/** The room of the live line that agents call. */
export const RUANG_AGEN = '/agen';

/** Says beside a sheet of paper on which pin of the printer of the slips the drawer hangs that opens for it. */
export const HEADER_LACI = 'x-laci';

/** Letters and digits that nobody reads for another: eight of them are 40 bits. */
export const HURUF_KODE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const PANJANG_KODE = 8;

/** A code as it was typed, in the form in which it was made; null for what is none. */
export function rapikanKode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === PANJANG_KODE && [...code].every((sign) => HURUF_KODE.includes(sign)) ? code : null;
}

/** As it is shown: two halves. */
export const tulisKode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The printer a paper goes to, where the till has one for it that speaks a language of that paper. */
export function pencetakUntuk(
  { pencetak, kertas }: Pick<SetelanAgen, 'pencetak' | 'kertas'>,
  paper: KertasTugas,
): Pencetak | null {
  const wanted = paper === 'LACI' ? 'STRUK' : paper;
  const name = kertas.find((one) => one.kertas === wanted)?.pencetak;
  const found = pencetak.find(({ nama }) => nama === name);
  return found && BENTUK_KERTAS[paper].includes(found.bentuk) ? found : null;
}
