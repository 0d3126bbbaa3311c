/** The books as text that hledger reads. Pure: rows of the books in, lines out. hledger.org/hledger.html, "Journal". */
import { formatDesimal, type Miligram } from '@mustika/kernel/amount.ts';

/** One transfer of an event: rupiah, milligrams of fine gold or points from one account to another. */
export type BarisJurnal = {
  tanggal: string;
  waktu: string;
  no_dokumen: string;
  peristiwa: number;
  jenis: string;
  transisi: string;
  status: string;
  user_id: string;
  membalik: number | null;
  buku: 'uang' | 'barang' | 'poin';
  /** nomor_akun, place or point end. */
  dari: string;
  dari_dimensi: string;
  ke: string;
  ke_dimensi: string;
  jumlah: number;
  /** kategori and payment kind of money, barcode of gold. */
  rincian: string;
};

export type SaldoAwal = { buku: BarisJurnal['buku']; akun: string; dimensi: string; saldo: number };

const GOLONGAN: Record<string, string> = {
  1: '1-Aset',
  2: '2-Kewajiban',
  3: '3-Modal',
  4: '4-Pendapatan',
  5: '5-Beban',
};

/** Two spaces end an account name and a semicolon starts a comment, so neither may be inside one. */
const bersih = (name: string): string => name.replace(/[;:]/g, '-').replace(/\s+/g, ' ').trim();

/** The account of one end: `1-Aset:110100 KAS TOKO:KASIR1`, `Emas:TOKO:CC01`, `Emas:Luar:PELANGGAN`, `Poin:Member:M001`. */
export function namaAkun(
  buku: BarisJurnal['buku'],
  akun: string,
  dimensi: string,
  names: ReadonlyMap<string, string>,
): string {
  if (buku === 'uang') {
    const top = GOLONGAN[akun[0] ?? ''] ?? '9-Lain';
    const own = bersih(`${akun} ${names.get(akun) ?? ''}`);
    return dimensi === '' ? `${top}:${own}` : `${top}:${own}:${bersih(dimensi)}`;
  }
  const outside = akun.startsWith('@');
  if (buku === 'poin') return outside ? `Poin:Toko:${bersih(akun.slice(1))}` : `Poin:Member:${bersih(akun)}`;
  return outside ? `Emas:Luar:${bersih(akun.slice(1))}` : `Emas:${akun.split('/').map(bersih).join(':')}`;
}

const KOMODITAS = { uang: 'IDR', barang: 'EMAS', poin: 'POIN' } as const;

/** An amount with its commodity: `3472000 IDR`, `2.400 EMAS` (grams of fine gold), `12 POIN`. Ours; hledger, "Amounts". */
export const jumlahTeks = (buku: BarisJurnal['buku'], jumlah: number): string =>
  `${buku === 'barang' ? formatDesimal(jumlah as Miligram) : String(jumlah)} ${KOMODITAS[buku]}`;

const posting = (akun: string, jumlah: string, tag = ''): string =>
  `    ${akun}  ${jumlah}${tag ? `  ; ${tag}` : ''}\n`;

/** Comments of a journal end at a comma or the line; a tag's value may hold neither. */
const tag = (name: string, value: string): string => `${name}:${value.replace(/[,\r\n]+/g, ' ')}`;

/** What stands before the first transaction: how amounts are written and what the classes are. */
export function kepalaJurnal(judul: string): string {
  const kelas = { '1-Aset': 'A', '2-Kewajiban': 'L', '3-Modal': 'E', '4-Pendapatan': 'R', '5-Beban': 'X' };
  const accounts = Object.entries(kelas).map(([name, type]) => `account ${name}  ; type: ${type}\n`);
  const commodities = ['1000. IDR', '1000.000 EMAS', '1000. POIN'].map((sample) => `commodity ${sample}\n`);
  return `; ${judul.replace(/[\r\n]+/g, ' ')}\ndecimal-mark .\n${commodities.join('')}${accounts.join('')}`;
}

/** Balances before the period, as its first transaction; none when everything is zero. */
export function saldoAwalTeks(
  tanggal: string,
  saldo: readonly SaldoAwal[],
  names: ReadonlyMap<string, string>,
): string {
  const lines = saldo
    .filter((row) => row.saldo !== 0)
    .map((row) => posting(namaAkun(row.buku, row.akun, row.dimensi, names), jumlahTeks(row.buku, row.saldo)));
  return lines.length === 0 ? '' : `\n${tanggal} * (SALDO-AWAL) Saldo Awal\n${lines.join('')}`;
}

/** First line of an event: day, cleared, number and event, what happened, who and when. */
export function peristiwaTeks(row: BarisJurnal): string {
  const tags = [tag('status', row.status), tag('user', row.user_id), tag('waktu', row.waktu)];
  if (row.membalik !== null) tags.push(tag('membalik', String(row.membalik)));
  return `\n${row.tanggal} * (${row.no_dokumen}/${row.peristiwa}) ${row.jenis} ${row.transisi}  ; ${tags.join(', ')}\n`;
}

/** Both ends of a transfer: what arrives is debited, where it came from is credited. */
export function transferTeks(row: BarisJurnal, names: ReadonlyMap<string, string>): string {
  if (row.jumlah === 0) return ''; // A speck whose fine gold rounds to nothing.
  const to = namaAkun(row.buku, row.ke, row.ke_dimensi, names);
  const from = namaAkun(row.buku, row.dari, row.dari_dimensi, names);
  return (
    posting(to, jumlahTeks(row.buku, row.jumlah), tag('rincian', row.rincian)) +
    posting(from, jumlahTeks(row.buku, -row.jumlah))
  );
}
