/** One block of a slip in the receipt description language. What a user typed never becomes a command of it. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { BlokSlip, JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip, SlipAmount, SlipLine, SlipText } from '@mustika/kernel/slip.ts';
import { lebarText } from './baris-gambar.ts';
import { kalimat, nilaiIsian, nilaiKolom } from './nilai-nota.ts';
import { potongNama } from './potong-nama.ts';
import { terbilang } from './terbilang.ts';

/** The sheet a block is printed on. */
export type LembarSlip = {
  cpl: 32 | 48;
  copies: 1 | 2;
  copyNumber: 1 | 2;
  reprint?: number;
  rancanganBaru?: true;
  jenis: JenisNota;
};

/** User text without anything the receipt language or a printer would read as a command. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .replace(/[\\|{}~_"`^]/g, '\\$&')
    .replace(/^[-=]/, '\\$&');

const RULE = '---';
const UTUH = '{width:*}';
const BESAR = { NORMAL: '', LEBAR: '^', TINGGI: '^^', BESAR: '^^^' } as const;
const lebarGanda = ({ ukuran }: BlokSlip): boolean => ukuran === 'LEBAR' || ukuran === 'BESAR';

/** The text in the size and weight of its block. */
const hias = (text: string, { ukuran, tebal }: BlokSlip): string =>
  `${BESAR[ukuran]}${tebal ? `"${plain(text)}"` : plain(text)}`;

/** A line on its own, where the block wants it. */
function sejajar(text: string, blok: BlokSlip): string {
  const drawn = hias(text, blok);
  if (blok.rata === 'TENGAH') return drawn;
  return blok.rata === 'KANAN' ? `| ${drawn}|` : `|${drawn} |`;
}
const left = (text: string): string => `|${plain(text)} |`;

/** Sentences break between words, at so many cells of the printer's letters; only names and addresses are cut at 20 characters. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && lebarText(last) + 1 + lebarText(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const ruang = (blok: BlokSlip, cpl: number): number => (lebarGanda(blok) ? cpl / 2 : cpl);

/** Lines of a name or an address. Of what is signed on the roll itself nothing is left out. */
const barisNama = ({ surat }: JenisNota, text: string, room = 20): string[] =>
  surat ? wrapWords(text, room) : potongNama(text, Math.min(20, room));

/** Names, addresses and what stands beside them are cut at 20 characters (Spec 1 §9); numbers and dates never. */
const dipotong = (jenis: JenisNota, isian: string | null): boolean =>
  /^(toko|keterangan|penutup)/.test(jenis.isian.find(({ kode }) => kode === isian)?.dari ?? '');

function isianDoc(blok: BlokSlip, slip: Slip, { jenis, cpl }: LembarSlip): string[] {
  const nilai = nilaiIsian(jenis, blok.isian, slip, { tanda: '', ulang: false }).replace(/\s+/g, ' ').trim();
  if (nilai === '') return [];
  const cut = (room: number): string[] =>
    dipotong(jenis, blok.isian) ? barisNama(jenis, nilai, room) : [nilai];
  if (blok.label === null) return [UTUH, ...cut(ruang(blok, cpl)).map((line) => sejajar(line, blok))];
  if (blok.rata !== 'KIRI') return [UTUH, sejajar(`${blok.label} ${nilai}`, blok)];
  const [labels, lines] = [wrapWords(blok.label, blok.lebar), cut(cpl - blok.lebar - 1)];
  const rows = Array.from(
    { length: Math.max(labels.length, lines.length) },
    (_, at) => `|${plain(labels[at] ?? '')} |${lines[at] === undefined ? '' : hias(lines[at], blok)} |`,
  );
  return [`{width:${blok.lebar},*}`, ...rows];
}

/** Characters of the largest amount of this slip. */
function amountWidth(slip: Slip): number {
  const rows = [
    ...slip.baris.flatMap((line) => [line.total, ...line.rincian.map((r) => ('jumlah' in r ? r.jumlah : 0))]),
  ];
  const all = [
    ...rows,
    slip.total.jumlah,
    ...[...slip.jumlah, ...slip.pembayaran, ...(slip.masuk ?? [])].map((row) => row.jumlah),
  ];
  return Math.max(...all.map((value) => formatAngka(value).length));
}

/** Column widths that leave the labels all the room that amount does not need. */
const amountColumns = (slip: Slip, wide = false): string =>
  `{width:*,${wide ? amountWidth(slip) * 2 : amountWidth(slip)}}`;

/** Lines of words; an empty one where there is nothing to say. */
const wordLines = (text: string, width: number): string[] => (text === '' ? [''] : wrapWords(text, width));

/** Two columns: a label on the left, in lines of words, and an amount on the right. */
const amounts = (slip: Slip, { cpl }: LembarSlip, rows: readonly SlipAmount[]): string[] =>
  rows.flatMap(({ label, jumlah, catatan }) =>
    wordLines(catatan ? `${label} ${catatan}` : label, cpl - amountWidth(slip) - 1).map(
      (line, at) => `|${plain(line)} | ${at === 0 ? formatAngka(jumlah) : ''}|`,
    ),
  );

/** As wide as the paper, broken between words. */
const lines = (text: string, { cpl }: LembarSlip): string[] =>
  (lebarText(text) <= cpl ? [text] : wrapWords(text, cpl)).map(left);

/** Facts beside each other, two spaces apart, as many to a line as it has room for. */
function joined(made: readonly string[], fact: string, cpl: number): string[] {
  const last = made.at(-1);
  return last !== undefined && lebarText(last) + 2 + lebarText(fact) <= cpl
    ? [...made.slice(0, -1), `${last}  ${fact}`]
    : [...made, fact];
}

function pieceDoc(line: SlipLine, slip: Slip, lembar: LembarSlip): string[] {
  const facts = line.rincian.filter((part): part is SlipText => 'teks' in part);
  const parts = line.rincian.filter((part): part is SlipAmount => 'jumlah' in part);
  return [
    UTUH,
    ...(line.kode ? [left(line.kode)] : []),
    ...barisNama(lembar.jenis, line.nama).map(left),
    ...facts
      .reduce<string[]>((made, { teks }) => joined(made, teks, lembar.cpl), [])
      .flatMap((one) => lines(one, lembar)),
    ...(line.catatan ?? []).flatMap(({ label, teks }) => lines(`${label} ${teks}`, lembar)),
    amountColumns(slip),
    ...amounts(slip, lembar, parts),
    `|Jumlah | "${formatAngka(line.total)}"|`,
  ];
}

/** The parts of a piece a design names, in its order. */
function chosenDoc(blok: BlokSlip, line: SlipLine, urut: number, { jenis }: LembarSlip): string[] {
  return blok.kolom.flatMap(({ isian, label }) => {
    const kolom = jenis.kolom.find(({ kode }) => kode === isian);
    const teks = kolom ? nilaiKolom(kolom, line, urut) : '';
    if (teks === '') return [];
    const lines = isian === 'nama' ? barisNama(jenis, teks) : [teks];
    if (label === null) return [UTUH, ...lines.map((one) => sejajar(one, { ...blok, rata: 'KIRI' }))];
    return [
      `{width:*,${Math.max(...lines.map((one) => one.length))}}`,
      ...lines.map((one, index) => `|${index === 0 ? plain(label) : ''} | ${hias(one, blok)}|`),
    ];
  });
}

function linesDoc(blok: BlokSlip, slip: Slip, lembar: LembarSlip): string[] {
  const pieces = slip.baris.flatMap((line, index) => [
    ...(index > 0 ? [''] : []),
    ...(blok.kolom.length > 0 ? chosenDoc(blok, line, index + 1, lembar) : pieceDoc(line, slip, lembar)),
  ]);
  return [...pieces, UTUH];
}

/** Which sheet this is, and whether it was printed before: a reprint must never pass for the first print. */
function marks({ copies, copyNumber, reprint, rancanganBaru }: LembarSlip): string[] {
  return [
    ...(reprint ? ['', `\`~CETAK ULANG ${reprint}~\``, ''] : []),
    ...(reprint && rancanganBaru ? ['RANCANGAN BARU'] : []),
    ...(copies === 2 ? [copyNumber === 1 ? 'LEMBAR 1/2 PELANGGAN' : 'LEMBAR 2/2 ARSIP TOKO'] : []),
  ];
}

/** Pieces that came in: what and how it was on lines of their own, the amount beside the last. */
function masukDoc(slip: Slip, lembar: LembarSlip): string[] {
  const masuk = slip.masuk ?? [];
  if (masuk.length === 0) return [];
  const rows = masuk.flatMap(({ label, catatan, jumlah }) => [
    UTUH,
    ...barisNama(lembar.jenis, label).map(left),
    amountColumns(slip),
    ...amounts(slip, lembar, [{ label: catatan ?? '', jumlah }]),
  ]);
  return [UTUH, '"BARANG TUKAR"', ...rows, UTUH, RULE];
}

/** The codes, told apart when there are several; what no code may hold is left out. */
function codesDoc({ qr, nomor }: Slip): string[] {
  const texts = qr?.length ? qr : [nomor];
  return texts.flatMap((text, index) => [
    `{code:${text.replace(/[^\w./+:#-]/g, '')};option:qrcode,${text.length > 60 ? 3 : 4},m}`,
    // A quiet line: what stands too close below a code keeps it from being read.
    '',
    ...(texts.length > 1 ? [`QR ${index + 1}/${texts.length}`, ''] : []),
  ]);
}

/** Room to sign in, side by side, each with who signs below it. */
function signaturesDoc({ tandaTangan }: Slip, { cpl }: LembarSlip): string[] {
  const garis = '.'.repeat(14);
  const [kiri = [], kanan = []] = tandaTangan.map((who) => wrapWords(who, Math.floor((cpl - 1) / 2)));
  const nama = Array.from(
    { length: Math.max(kiri.length, kanan.length) },
    (_, at) => `| ${plain(kiri[at] ?? '')} | ${plain(kanan[at] ?? '')} |`,
  );
  return ['{width:*,*}', '', '', '', `| ${garis} | ${garis} |`, ...nama, UTUH];
}

/** Coupons to cut off, on the customer's copy: each says what it is, its code and the nota it comes from. */
function kuponDoc(blok: BlokSlip, { kupon, nomor }: Slip, { copyNumber, cpl }: LembarSlip): string[] {
  if (!kupon || copyNumber === 2) return [];
  const polos: BlokSlip = { ...blok, ukuran: 'NORMAL', tebal: false };
  const baris = (text: string): string[] => wrapWords(text, cpl).map((line) => sejajar(line, polos));
  return kupon.kode.flatMap((kode, index) => [
    UTUH,
    RULE,
    ...baris(`KUPON ${kupon.kode.length > 1 ? `${index + 1}/${kupon.kode.length} ` : ''}${kupon.nama}`),
    sejajar(kode, blok),
    ...baris(kupon.syarat),
    sejajar(nomor, polos),
  ]);
}

function totalDoc(blok: BlokSlip, slip: Slip): string[] {
  const label = blok.label ?? slip.total.label;
  return [
    amountColumns(slip, lebarGanda(blok)),
    `${hias(label, blok)} | ${hias(formatAngka(slip.total.jumlah), blok)}`,
    UTUH,
  ];
}

export function blokDoc(blok: BlokSlip, slip: Slip, lembar: LembarSlip): string[] {
  const room = ruang(blok, lembar.cpl);
  switch (blok.jenis) {
    case 'ISIAN':
      return isianDoc(blok, slip, lembar);
    case 'TEKS':
      return [UTUH, ...wrapWords(blok.teks ?? '', room).map((line) => sejajar(line, blok))];
    case 'TANDA':
      return [UTUH, ...marks(lembar)];
    case 'BARIS':
      return linesDoc(blok, slip, lembar);
    case 'JUMLAH':
      return [amountColumns(slip), ...amounts(slip, lembar, slip.jumlah)];
    case 'TOTAL':
      return totalDoc(blok, slip);
    case 'TERBILANG':
      return [
        UTUH,
        ...wrapWords(kalimat(terbilang(slip.total.jumlah)), room).map((line) => sejajar(line, blok)),
      ];
    case 'MASUK':
      return masukDoc(slip, lembar);
    case 'BAYAR':
      return [amountColumns(slip), ...amounts(slip, lembar, slip.pembayaran)];
    case 'KUPON':
      return kuponDoc(blok, slip, lembar);
    case 'KETENTUAN': {
      const terms = slip.ketentuan.flatMap((term) => wrapWords(`* ${term}`, room));
      return [UTUH, ...(terms.length > 0 ? [RULE] : []), ...terms.map((line) => sejajar(line, blok))];
    }
    case 'TANDATANGAN':
      return signaturesDoc(slip, lembar);
    case 'QR':
      return [UTUH, ...codesDoc(slip)];
    case 'BARCODE':
      return [UTUH, `{code:${slip.nomor.replace(/[^\w-]/g, '')};option:code128,2,72}`, ''];
    case 'GARIS':
      return [UTUH, RULE];
    case 'KOSONG':
      return [UTUH, ''];
  }
}
