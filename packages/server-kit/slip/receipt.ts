/** Slips for receipt printers: one composition gives the bytes for the printer, a picture and a text. Ecosystem 3.5. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type * as receiptline from 'receiptline';
import { onDemand } from '../on-demand.ts';
import { potongNama } from './potong-nama.ts';
import type { Slip, SlipAmount, SlipLine, SlipText } from './slip.ts';
import { terbilang } from './terbilang.ts';

const language = onDemand<typeof receiptline>('receiptline');

export type SlipOptions = {
  /** Characters per line: 32 on 58 mm paper, 48 on 80 mm. */
  cpl: 32 | 48;
  /** 2 when the duplicate-print module of the slip's kind is on (Spec 1 §9). */
  copies: 1 | 2;
  copyNumber: 1 | 2;
  /** How many times the slip was printed again. */
  reprint?: number;
};

/** `escpos` is for an ESC/POS printer, `svg` the preview, `text` for tests and the plain view. */
export type ComposedSlip = { escpos: Buffer; svg: string; text: string };

/** User text without anything the receipt language or a printer would read as a command. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .replace(/[\\|{}~_"`^]/g, '\\$&')
    .replace(/^[-=]/, '\\$&');

const left = (text: string): string => `|${plain(text)} |`;
const centred = (text: string): string => plain(text);
const RULE = '---';

/** Two columns: a label on the left and an amount on the right. */
const amount = ({ label, jumlah, catatan }: SlipAmount): string =>
  `|${plain(catatan ? `${label} ${catatan}` : label)} | ${formatAngka(jumlah)}|`;

/** A label, and its text in lines of at most 20 characters beside it. */
const told = ({ label, teks }: SlipText, room: number): string[] =>
  potongNama(teks, Math.min(20, room)).map(
    (line, index) => `|${index === 0 ? plain(label) : ''} |${plain(line)} |`,
  );

/** Sentences break between words; only names and addresses are cut at 20 characters. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Column widths that leave the labels all the room the largest amount of this slip does not need. */
function amountColumns(slip: Slip): string {
  const rows = [
    ...slip.baris.flatMap((line) => [line.total, ...line.rincian.map((r) => ('jumlah' in r ? r.jumlah : 0))]),
  ];
  const all = [
    ...rows,
    slip.total.jumlah,
    ...[...slip.jumlah, ...slip.pembayaran, ...(slip.masuk ?? [])].map((row) => row.jumlah),
  ];
  return `{width:*,${Math.max(...all.map((value) => formatAngka(value).length))}}`;
}

function lineDoc(line: SlipLine, columns: string): string[] {
  const facts = line.rincian.filter((part): part is SlipText => 'teks' in part);
  const amounts = line.rincian.filter((part): part is SlipAmount => 'jumlah' in part);
  return [
    '{width:*}',
    ...(line.kode ? [left(line.kode)] : []),
    ...potongNama(line.nama).map(left),
    left(facts.map((fact) => fact.teks).join('  ')),
    columns,
    ...amounts.map(amount),
    `|Jumlah | "${formatAngka(line.total)}"|`,
  ];
}

/** Which sheet this is, and whether it was printed before: a reprint must never pass for the first print. */
function marks({ copies, copyNumber, reprint }: SlipOptions): string[] {
  return [
    ...(reprint ? ['', `\`~CETAK ULANG ${reprint}~\``, ''] : []),
    ...(copies === 2 ? [centred(copyNumber === 1 ? 'LEMBAR 1/2 PELANGGAN' : 'LEMBAR 2/2 ARSIP TOKO')] : []),
  ];
}

function headDoc(slip: Slip, options: SlipOptions): string[] {
  const { nama, alamat, telp, npwp } = slip.toko;
  return [
    ...potongNama(nama).map((line) => `^^"${plain(line)}"`),
    ...potongNama(alamat).map(centred),
    ...(telp ? [centred(`Telp ${telp}`)] : []),
    ...(npwp ? [centred(`NPWP ${npwp}`)] : []),
    RULE,
    `"${plain(slip.judul)}"`,
    ...marks(options),
    '{width:8,*}',
    `|No |${plain(slip.nomor)} |`,
    `|Tanggal |${plain(formatTanggal(slip.tanggal))}${slip.jam ? ` ${plain(slip.jam)}` : ''} |`,
    ...slip.keterangan.flatMap((pair) => told(pair, options.cpl - 9)),
    '{width:*}',
    RULE,
  ];
}

/** Pieces that came in: what and how it was on lines of their own, the amount beside the last. */
function masukDoc(masuk: readonly SlipAmount[], columns: string): string[] {
  if (masuk.length === 0) return [];
  const lines = masuk.flatMap(({ label, catatan, jumlah }) => [
    '{width:*}',
    ...potongNama(label).map(left),
    columns,
    amount({ label: catatan ?? '', jumlah }),
  ]);
  return ['{width:*}', '"BARANG TUKAR"', ...lines, '{width:*}', RULE];
}

/** The codes, told apart when there are several; what no code may hold is left out. */
function codesDoc({ qr, nomor }: Slip): string[] {
  const texts = qr?.length ? qr : [nomor];
  return texts.flatMap((text, index) => [
    `{code:${text.replace(/[^\w./+-]/g, '')};option:qrcode,${text.length > 60 ? 3 : 4},m}`,
    // A quiet line: what stands too close below a code keeps it from being read.
    '',
    ...(texts.length > 1 ? [centred(`QR ${index + 1}/${texts.length}`), ''] : []),
  ]);
}

function footDoc(slip: Slip, cpl: number): string[] {
  const columns = amountColumns(slip);
  const words = terbilang(slip.total.jumlah);
  return [
    RULE,
    columns,
    ...slip.jumlah.map(amount),
    `^^"${plain(slip.total.label)}" | ^^"${formatAngka(slip.total.jumlah)}"`,
    '{width:*}',
    ...wrapWords(`${words.charAt(0).toUpperCase()}${words.slice(1)}`, cpl).map(left),
    RULE,
    ...masukDoc(slip.masuk ?? [], columns),
    columns,
    ...slip.pembayaran.map(amount),
    '{width:13,*}',
    ...slip.penutup.flatMap((pair) => told(pair, cpl - 14)),
    '{width:*}',
    ...(slip.ketentuan.length > 0 ? [RULE] : []),
    ...slip.ketentuan.flatMap((term) => wrapWords(`* ${term}`, cpl).map(left)),
    '',
    ...codesDoc(slip),
    centred(slip.nomor),
    '',
    centred('Terima kasih'),
  ];
}

/** The slip in the receipt description language. */
export function slipDoc(slip: Slip, options: SlipOptions): string {
  const lines = slip.baris.flatMap((line, index) => [
    ...(index > 0 ? [''] : []),
    ...lineDoc(line, amountColumns(slip)),
  ]);
  return [...headDoc(slip, options), ...lines, '{width:*}', ...footDoc(slip, options.cpl)].join('\n');
}

/** Our pages load nothing from elsewhere, so the picture names fonts that every machine has. */
const withOwnFont = (svg: string): string =>
  svg
    .replace(/@import url\([^)]*\);?/g, '')
    .replace(/font-family="[^"]*"/g, 'font-family="JetBrains Mono Variable, monospace"');

/** Composes one copy of the slip for a printer of `cpl` characters. */
export function composeSlip(slip: Slip, options: SlipOptions): ComposedSlip {
  const { transform } = language();
  const doc = slipDoc(slip, options);
  const printer = { cpl: options.cpl, encoding: 'cp437' } as const;
  return {
    escpos: Buffer.from(transform(doc, { ...printer, command: 'escpos' }), 'latin1'),
    svg: withOwnFont(transform(doc, { ...printer, command: 'svg' })),
    text: transform(doc, { ...printer, command: 'text' }),
  };
}
