/**
 * Numbers of identity at rest: NIK, NPWP and passport of sellers and buyers. A column holds `<digest>~<sealed>`; the digest
 * finds equal numbers, only the key outside the database opens the rest (docs/decisions/0024).
 */
import { AppError } from '@mustika/kernel/errors.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import type { Database, Scope, Sql, Statement } from '../database.ts';
import { rawQuery, statement } from '../database.ts';
import type { Writing } from '../document/document-runner.ts';
import type { Ctx } from '../http/http.ts';
import { rahasiaErrors, type SecretBox } from './secret-box.ts';

const APA = 'identitas';
const PISAH = '~';

/** The number as it is compared: people write it with dots, dashes and spaces. */
const bare = (plain: string): string => plain.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What the digests of a number may be, newest key first: `split_part(column, '~', 1) = any ($1)`. */
export const identityDigests = (box: SecretBox, plain: string): string[] => box.digests(APA, bare(plain));

export const isSealed = (stored: string): boolean => stored.startsWith('b1.');

export const sealIdentity = (box: SecretBox, kode_toko: string, plain: string): string =>
  `${identityDigests(box, plain)[0]}${PISAH}${box.seal({ apa: APA, pemilik: kode_toko }, plain)}`;

/** What is shown where the key is not here: the document is worth reading without the number. */
const TANPA_KUNCI = '****';

/** The number of a column. Errors: RAHASIA_RUSAK when it was changed or brought from another store. */
export function openIdentity(box: SecretBox, kode_toko: string, stored: string | null): string | null {
  if (stored === null || !isSealed(stored)) return stored;
  try {
    return box.open({ apa: APA, pemilik: kode_toko }, stored.slice(stored.indexOf(PISAH) + 1));
  } catch (error) {
    if (error instanceof AppError && error.code === rahasiaErrors.KUNCI_RAHASIA_HILANG.code)
      return TANPA_KUNCI;
    throw error;
  }
}

/** Its last four characters; paper and screens of who may not see it whole need no more. Domain 14.3. */
export const maskIdentity = (plain: string | null): string | null =>
  plain === null ? null : plain.slice(-4).padStart(plain.length, '*');

/** What is known of whom money goes to; `nomor` plain, or as it is stored. */
export type Lawan = {
  nomor?: string | null;
  kode_member?: string | null;
  telp?: string | null;
  /** Counts only where nothing else is known of him: many people have one name. */
  nama?: string | null;
};

/** A name as it is the same person's, however it is written: letters and digits alone, in any order of its words. */
export const namaLipat = (nama: string): string =>
  (
    nama
      .toUpperCase()
      .normalize('NFKD')
      .match(/[A-Z0-9]+/g) ?? []
  )
    .toSorted()
    .join(' ');

/**
 * Keyed digests of it, one per way to know a person; none of somebody who said nothing of himself. A telephone is enough, however
 * it is written: with the name beside it one dot more made another person. Domain R4.14.
 */
export function counterpartDigests(box: SecretBox, { nomor, kode_member, telp, nama }: Lawan): string[] {
  const one = (text: string): string => box.digests('lawan', text)[0] as string;
  const digits = telp ? nomorPesan(telp).replace(/^62/, '') : '';
  const known = [
    ...(nomor ? [isSealed(nomor) ? (nomor.split(PISAH)[0] as string) : identityDigests(box, nomor)[0]] : []),
    ...(kode_member ? [one(`member ${kode_member}`)] : []),
    ...(digits ? [one(`telp ${digits}`)] : []),
  ] as string[];
  const lipat = nama ? namaLipat(nama) : '';
  return known.length > 0 || lipat === '' ? known : [one(`nama ${lipat}`)];
}

/** Somebody as a nota knows him; `nomor` plain. */
export type Orang = {
  nomor: string | null;
  kode_member: string | null;
  no_hp_customer: string | null;
};

/**
 * What whoever this is bought and sold in the store on its open day; nothing is asked about somebody who said nothing of
 * himself. Domain 14.2.
 */
export function bacaOrang(
  { scope, deps }: Pick<Ctx, 'scope' | 'deps'>,
  { nomor, kode_member, no_hp_customer }: Orang,
): { orang?: Statement<{ jumlah: number }> } {
  const digest = nomor === null ? [] : identityDigests(deps.secrets, nomor);
  if (digest.length === 0 && kode_member === null && no_hp_customer === null) return {};
  return {
    orang: {
      name: 'orang_hari',
      text: 'select nota_orang_hari($1, $2, $3, $4) as jumlah',
      values: [scope.kode_toko, digest, kode_member, no_hp_customer],
    },
  };
}

/**
 * Rows for the writers with their numbers sealed. One that a document of the store brings along is sealed already; what is typed
 * cannot look like it, because it arrives in capitals.
 */
export function sealRows(
  writings: readonly Writing[],
  fields: Fields,
  kode_toko: string,
  box: SecretBox,
): Writing[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.segel);
  const sealed = (row: object): object => {
    const own = Object.entries(row).flatMap(([name, value]) =>
      names.includes(name) && typeof value === 'string' && !isSealed(value)
        ? [[name, sealIdentity(box, kode_toko, value)]]
        : [],
    );
    return own.length === 0 ? row : { ...row, ...Object.fromEntries(own) };
  };
  return writings.map(({ penulis, baris }) => ({ penulis, baris: names.length ? baris.map(sealed) : baris }));
}

const DIRI = ['nik_sim_passport', 'tanggal_lahir', 'pekerjaan', 'sumber_dana'];
const COLUMNS = {
  pembelian: DIRI,
  penjualan: ['npwp_customer', ...DIRI],
  hutang: DIRI,
  uang_orang: DIRI,
  gesek_tunai: ['no_ktp'],
} as const;
type Tabel = keyof typeof COLUMNS;
/** What the number of a document is called there. */
const NUMBERS: Readonly<Record<Tabel, string>> = {
  pembelian: 'no_faktur_group',
  penjualan: 'no_faktur_group',
  hutang: 'no_faktur_hutang',
  uang_orang: 'no_dokumen',
  gesek_tunai: 'no_dokumen',
};
const LOT = 500;

/** In which columns of a table some number of a store is not sealed with the key in use. */
const terbuka = (tabel: Tabel, kode_toko: string, awalan: string) =>
  statement<Record<string, boolean | null>>(
    `segel_terbuka_${tabel}`,
    `select ${COLUMNS[tabel].map((column) => `bool_or(not starts_with(${column}, $2)) as ${column}`).join(', ')}
       from ${tabel} where kode_toko = $1`,
    kode_toko,
    awalan,
  );

/** All of a store's columns with something to seal, found in one trip: as a rule there are none. */
async function unsealed(db: Database, scope: Scope, box: SecretBox): Promise<[Tabel, string][]> {
  const awalan = `b1.${box.keyId()}.`;
  const rows = await db.batch(scope, {
    pembelian: terbuka('pembelian', scope.kode_toko, awalan),
    penjualan: terbuka('penjualan', scope.kode_toko, awalan),
    hutang: terbuka('hutang', scope.kode_toko, awalan),
    uang_orang: terbuka('uang_orang', scope.kode_toko, awalan),
    gesek_tunai: terbuka('gesek_tunai', scope.kode_toko, awalan),
  });
  return (Object.keys(COLUMNS) as Tabel[]).flatMap((tabel) =>
    COLUMNS[tabel]
      .filter((column) => rows[tabel][0]?.[column])
      .map((column): [Tabel, string] => [tabel, column]),
  );
}

type Stored = { nomor: string; isi: string };

type Lot = { akhir: string | null; tersegel: number; hilang: number };

/** One lot of a store's numbers, after the document `sesudah`, that the key in use has not sealed. */
async function sealLot(
  sql: Sql,
  kode_toko: string,
  { tabel, column }: { tabel: Tabel; column: string },
  box: SecretBox,
  sesudah: string,
): Promise<Lot> {
  const rows = await rawQuery<Stored>(
    sql,
    `select ${NUMBERS[tabel]} as nomor, ${column} as isi from ${tabel} where kode_toko = $1 and ${column} is not null
        and not starts_with(${column}, $2) and ${NUMBERS[tabel]} > $3 order by ${NUMBERS[tabel]} limit ${LOT}`,
    [kode_toko, `b1.${box.keyId()}.`, sesudah],
  );
  let tersegel = 0;
  for (const { nomor, isi } of rows) {
    const plain = openIdentity(box, kode_toko, isi);
    // Sealing the stars anew would lose the number for good; the old key may still turn up.
    if (plain === null || plain === TANPA_KUNCI) continue;
    await rawQuery(sql, 'select segel_identitas($1, $2, $3, $4, $5)', [
      ...[tabel, kode_toko, nomor],
      ...[isi, sealIdentity(box, kode_toko, plain)],
    ]);
    tersegel += 1;
  }
  const akhir = rows.length === LOT ? (rows.at(-1)?.nomor ?? null) : null;
  return { akhir, tersegel, hilang: rows.length - tersegel };
}

/**
 * Seals what lies open and what an older key sealed; asked at every start, so that a new key needs no other act. Answers how
 * many it sealed, and how many need a key that is not here.
 */
export async function sealStored(
  db: Database,
  box: SecretBox,
): Promise<{ tersegel: number; hilang: number }> {
  const stores = await db.call({ name: 'segel_toko', text: 'select kode_toko from toko', values: [] });
  const sum = { tersegel: 0, hilang: 0 };
  for (const { kode_toko } of stores as { kode_toko: string }[]) {
    const scope = { kode_toko, user_id: 'SISTEM', lintas: false };
    for (const [tabel, column] of await unsealed(db, scope, box))
      for (let sesudah: string | null = ''; sesudah !== null; ) {
        const after: string = sesudah;
        const lot: Lot = await db.tx(scope, (sql) => sealLot(sql, kode_toko, { tabel, column }, box, after));
        sum.tersegel += lot.tersegel;
        sum.hilang += lot.hilang;
        sesudah = lot.akhir;
      }
  }
  await db.call({ name: 'segel_sah', text: 'select sahkan_segel_identitas()', values: [] });
  return sum;
}
