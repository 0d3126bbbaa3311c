/** The page of a link as elements: texts are texts, never markup, whatever a name holds. No library: a telephone on a slow line waits for each. */
import { formatAngka, formatGram, nearestThousandths } from '@mustika/kernel/amount.ts';
import type { WireOf } from '@mustika/kernel/answer.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { halamanTautan } from '@mustika/kernel/public-page.ts';
import { TEKS } from './tautan-teks.ts';

export type Halaman = WireOf<typeof halamanTautan>;
/** A text of the house in the language of the page. */
export type Say = (teks: string) => string;

type Part = Node | string | null | false;

export function el(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...parts: readonly Part[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...parts.filter((part): part is Node | string => part !== null && part !== false));
  return made;
}

const gram = (grams: number): string => `${formatGram(nearestThousandths(grams) as never)} g`;
const rupiah = (amount: number): string => `Rp ${formatAngka(amount)}`;
const fact = (label: string, value: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement =>
  el('div', { class: 'fakta', ...attributes }, el('dt', {}, label), el('dd', {}, value));

/** The line of states: where it is, and when it came there. */
function line({ langkah, batal }: Halaman, say: Say): HTMLElement {
  const now = langkah.findLastIndex((step) => step.sudah);
  return el(
    'ol',
    { class: 'langkah', ...(batal ? { 'data-batal': '' } : {}) },
    ...langkah.map(({ label, tanggal, sudah }, at) =>
      el(
        'li',
        {
          ...(sudah ? { 'data-sudah': '' } : {}),
          ...(at === now && !batal ? { 'aria-current': 'step' } : {}),
        },
        el('b', {}, say(label)),
        el('small', {}, tanggal ? formatTanggal(tanggal) : ''),
      ),
    ),
  );
}

function pieces({ barang }: Halaman, say: Say): HTMLElement {
  return el(
    'section',
    {},
    el('h2', {}, say(TEKS.barang)),
    ...barang.map(({ nama_barang, berat, berat_keluar }) =>
      el(
        'dl',
        { class: 'barang' },
        el('dt', {}, nama_barang),
        el('dd', {}, `${say(TEKS.masuk)} ${gram(berat)}`),
        berat_keluar !== null && el('dd', {}, `${say(TEKS.keluar)} ${gram(berat_keluar)}`),
      ),
    ),
  );
}

function money({ uang }: Halaman, say: Say): HTMLElement | null {
  if (!uang) return null;
  const { total, dibayar, sisa, pasti } = uang;
  return el(
    'dl',
    { class: 'uang' },
    fact(say(pasti ? TEKS.total : TEKS.perkiraan), rupiah(total)),
    fact(say(TEKS.dibayar), rupiah(dibayar)),
    sisa < 0
      ? fact(say(TEKS.lebih), rupiah(-sisa), { 'data-besar': '' })
      : fact(say(TEKS.sisa), sisa === 0 ? say(TEKS.lunas) : rupiah(sisa), { 'data-besar': '' }),
  );
}

function shop({ toko, jenis, nomor }: Halaman, say: Say): HTMLElement {
  const chat = `https://wa.me/${toko.wa}?text=${encodeURIComponent(`${jenis} ${nomor}`)}`;
  return el(
    'section',
    { class: 'toko' },
    el('h2', {}, say(TEKS.toko)),
    el('address', {}, el('b', {}, toko.nama_toko), toko.alamat_toko),
    el(
      'p',
      { class: 'hubungi' },
      toko.wa !== null && el('a', { href: chat, rel: 'noreferrer', class: 'utama' }, say(TEKS.whatsapp)),
      toko.telp !== null &&
        el(
          'a',
          {
            href: `tel:${toko.telp.replace(/[^\d+]/g, '')}`,
            'aria-label': `${say(TEKS.telepon)} ${toko.telp}`,
          },
          toko.telp,
        ),
    ),
  );
}

export const halaman = (one: Halaman, say: Say): HTMLElement[] => [
  el(
    'header',
    {},
    el('p', {}, one.toko.nama_toko),
    el('h1', {}, say(one.jenis), ' ', el('span', {}, one.nomor)),
  ),
  el(
    'section',
    { class: 'keadaan' },
    el('p', { class: 'nama' }, one.nama),
    el(
      'p',
      { class: 'kini', ...(one.batal ? { 'data-batal': '' } : {}) },
      say(one.keadaan),
      one.batal !== null && el('small', {}, ` ${formatTanggal(one.batal)}`),
    ),
    line(one, say),
    one.batal === null && el('dl', {}, fact(say(TEKS.janji), formatTanggal(one.janji))),
  ),
  pieces(one, say),
  ...[money(one, say)].filter((part) => part !== null),
  shop(one, say),
  el('footer', {}, say(TEKS.rahasia)),
];

/** Why there is nothing to see, and what can be done about it. */
export const pesan = (text: string, more: string, again: (() => void) | null, say: Say): HTMLElement[] => {
  const button = el('button', { type: 'button' }, say(TEKS.ulang));
  button.addEventListener('click', () => again?.());
  return [
    el(
      'section',
      { class: 'pesan', role: 'alert' },
      el('h1', {}, text),
      more !== '' && el('p', {}, more),
      again !== null && button,
    ),
  ];
};
