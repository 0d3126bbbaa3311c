/**
 * Words of ours about the screens, where a declaration cannot know: `kata/*.md`, a file for each domain, and the lessons. A heading is
 * the page; a line is a paragraph; `$` is what it does to money and gold; `! KODE: ...` what one does about that refusal. Pure.
 */

/** What is done about a refusal, by its stable code. */
export type BilaDitolak = { kode: string; lakukan: string };

export type KataLayar = {
  kata: readonly string[];
  uangEmas: readonly string[];
  ditolak: readonly BilaDitolak[];
};

const KOSONG: KataLayar = { kata: [], uangEmas: [], ditolak: [] };
const PESAN = /^! ([A-Z_0-9]+): (.+)$/;

function denganBaris(sebelum: KataLayar, baris: string): KataLayar {
  const pesan = PESAN.exec(baris);
  if (pesan)
    return {
      ...sebelum,
      ditolak: [...sebelum.ditolak, { kode: pesan[1] as string, lakukan: pesan[2] as string }],
    };
  return baris.startsWith('$ ')
    ? { ...sebelum, uangEmas: [...sebelum.uangEmas, baris.slice(2)] }
    : { ...sebelum, kata: [...sebelum.kata, baris] };
}

/** The pages of a file by their headings, in its order. A page that is told twice is our own mistake. */
export function bacaKata(berkas: string): Map<string, KataLayar> {
  const semua = new Map<string, KataLayar>();
  let kini = '';
  for (const baris of berkas.split('\n').map((satu) => satu.trim())) {
    if (baris === '') continue;
    if (baris.startsWith('# ')) {
      kini = baris.slice(2);
      if (semua.has(kini)) throw new Error(`two pages of the handbook are called ${kini}`);
      semua.set(kini, KOSONG);
    } else if (kini === '') throw new Error(`a line of the handbook stands before its page: ${baris}`);
    else semua.set(kini, denganBaris(semua.get(kini) ?? KOSONG, baris));
  }
  return semua;
}

/** Everything the words say, for a search and for those who check them. */
export const semuaKata = ({ kata, uangEmas, ditolak }: KataLayar): string[] => [
  ...kata,
  ...uangEmas,
  ...ditolak.map(({ lakukan }) => lakukan),
];

/** A lesson: a page that leads through screens, and the drill of the practice store that is done with it. */
export type Pelajaran = { halaman: string; judul: string; latihan: string | null; isi: KataLayar };

/** `# hari-pertama | Hari pertama | JUAL`: its name, its title, and its drill where there is one. */
export const bacaPelajaran = (berkas: string): Pelajaran[] =>
  [...bacaKata(berkas)].map(([kepala, isi]) => {
    const [nama = '', judul = '', latihan] = kepala.split(' | ');
    return { halaman: `pelajaran-${nama}`, judul, latihan: latihan ?? null, isi };
  });
