/** Pictures of what the demo shops sell, drawn: one for each name and colour of gold, shared by the pieces that look alike. */
import type { PhotoStore } from '@mustika/server-kit/files/photo.ts';
import type pg from 'pg';
import sharp from 'sharp';
import { bentukRantai } from './gambar-rantai.ts';
import { JENIS } from './goods.ts';

/** Light, body and shade of a colour of gold. */
const WARNA = {
  kuning: ['#fff3c4', '#e3b341', '#8a5a12'],
  merah: ['#ffe3d3', '#d99a76', '#83472c'],
} as const;
type Warna = keyof typeof WARNA;

/** Copper shows below 16K. */
const MERAH_SAMPAI = 45_000;

const ellipse = (cx: number, cy: number, rx: number, ry: number, more: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${more}/>`;
/** A ring of metal as thick as that, its edge lit from above. */
const simpai = (cx: number, cy: number, rx: number, ry: number, tebal: number): string =>
  ellipse(cx, cy, rx, ry, `fill="none" stroke="url(#emas)" stroke-width="${tebal}"`) +
  ellipse(
    cx,
    cy - tebal / 4,
    rx,
    ry,
    `fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="${tebal / 7}"`,
  );
const permata = (x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 40})"><path d="M-40-8-22-34H22L40-8 0 40Z" fill="#eaf6ff" stroke="#9bb8cc" stroke-width="2"/>
   <path d="M-40-8H40M-22-34-12-8 0 40 12-8 22-34M-12-8 0-34 12-8" fill="none" stroke="#9bb8cc" stroke-width="2"/></g>`;
const bunga = (x: number, y: number, r: number): string =>
  `${Array.from({ length: 6 }, (_, n) => {
    const [dx, dy] = [Math.cos((n * Math.PI) / 3) * r, Math.sin((n * Math.PI) / 3) * r];
    return `<circle cx="${x + dx}" cy="${y + dy}" r="${r * 0.56}" fill="url(#emas)" stroke="#8a5a1266"/>`;
  }).join('')}<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="url(#emas)" stroke="#8a5a1266"/>`;
const hati = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 40C-70-10-45-55-18-48-6-45 0-34 0-28 0-34 6-45 18-48 45-55 70-10 0 40Z" fill="url(#emas)" stroke="#8a5a1255" stroke-width="2"/>`;

/** Notches around a band, so far apart. */
const serit = (rx: number, ry: number, sela: number, tebal: number): string =>
  ellipse(
    360,
    400,
    rx,
    ry,
    `fill="none" stroke="#7a4d10" stroke-opacity=".45" stroke-width="${tebal}" stroke-dasharray="4 ${sela}"`,
  );

const CINCIN: Readonly<Record<string, string>> = {
  'CINCIN SERIT': simpai(360, 400, 190, 150, 54) + serit(190, 150, 24, 54),
  'CINCIN MAHKOTA': `${simpai(360, 430, 180, 140, 40)}<path d="M240 300 260 190 310 255 360 160 410 255 460 190 480 300Z" fill="url(#emas)" stroke="#8a5a1266" stroke-width="3"/>${permata(360, 268, 22)}`,
  'CINCIN BELAH ROTAN': `${simpai(360, 400, 190, 150, 64)}${ellipse(360, 400, 190, 150, 'fill="none" stroke="#7a4d10" stroke-opacity=".5" stroke-width="6"')}`,
  'CINCIN TUNANGAN':
    simpai(360, 410, 190, 150, 34) + [320, 360, 400].map((x) => permata(x, 258, 22)).join(''),
  'CINCIN SOLITAIRE': simpai(360, 430, 180, 145, 30) + permata(360, 250, 62),
  'CINCIN RANTAI': bentukRantai('M170 400A190 150 0 1 1 550 400A190 150 0 1 1 170 400Z', 34),
};

const PASANG = (satu: (x: number) => string): string => satu(240) + satu(480);
const ANTING: Readonly<Record<string, string>> = {
  'ANTING JEPIT': PASANG((x) => simpai(x, 390, 78, 110, 34)),
  'ANTING TOGE': PASANG(
    (x) => `${simpai(x, 270, 40, 46, 12)}<circle cx="${x}" cy="400" r="74" fill="url(#emas)"/>`,
  ),
  'ANTING DESI': PASANG((x) => simpai(x, 270, 34, 40, 12) + bunga(x, 410, 52)),
  'ANTING LILIT': PASANG(
    (x) => simpai(x, 390, 84, 116, 16) + simpai(x - 8, 386, 70, 104, 16) + simpai(x + 8, 394, 70, 104, 16),
  ),
  'SUBANG POLOS': PASANG((x) => `<circle cx="${x}" cy="380" r="62" fill="url(#emas)"/>`),
  'SUBANG PERMATA': PASANG((x) => bunga(x, 380, 46) + permata(x, 380, 24)),
};

const BENTUK: Readonly<Record<string, string>> = {
  ...CINCIN,
  ...ANTING,
  'GELANG BANGLE': simpai(360, 390, 240, 175, 46),
  'GELANG SERUT': `${simpai(360, 370, 220, 160, 22)}<path d="M350 530v80M370 530v80" stroke="url(#emas)" stroke-width="8"/>${[350, 370].map((x) => `<circle cx="${x}" cy="620" r="16" fill="url(#emas)"/>`).join('')}`,
  'LIONTIN INISIAL': `${simpai(360, 200, 26, 32, 12)}<path d="M250 520V280L360 430 470 280V520" fill="none" stroke="url(#emas)" stroke-width="52" stroke-linejoin="round"/>`,
  'LIONTIN HATI': simpai(360, 200, 26, 32, 12) + hati(360, 400, 3.4),
  'LIONTIN KOIN': `${simpai(360, 190, 26, 32, 12)}<circle cx="360" cy="400" r="165" fill="url(#emas)"/>${ellipse(360, 400, 138, 138, 'fill="none" stroke="#8a5a12" stroke-opacity=".5" stroke-width="6"')}${hati(360, 405, 1.5)}`,
  'LIONTIN BUNGA': simpai(360, 190, 26, 32, 12) + bunga(360, 400, 105) + permata(360, 400, 34),
  'LOGAM MULIA ANTAM': `<rect x="235" y="170" width="250" height="400" rx="16" fill="url(#emas)"/><rect x="258" y="193" width="204" height="354" rx="8" fill="none" stroke="#8a5a12" stroke-opacity=".5" stroke-width="4"/><circle cx="360" cy="290" r="58" fill="none" stroke="#8a5a12" stroke-opacity=".6" stroke-width="6"/><path d="M290 420h140M290 455h140M310 490h100" stroke="#8a5a12" stroke-opacity=".6" stroke-width="9"/>`,
  'LOGAM MULIA UBS': `<rect x="190" y="230" width="340" height="260" rx="22" fill="url(#emas)"/><path d="M290 300v70a70 60 0 0 0 140 0v-70" fill="none" stroke="#8a5a12" stroke-opacity=".6" stroke-width="12"/><path d="M240 455h240" stroke="#8a5a12" stroke-opacity=".6" stroke-width="9"/>`,
};

const gambar = (isi: string, warna: Warna): Buffer => {
  const [terang, badan, gelap] = WARNA[warna];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="0 0 720 720"><defs>
<radialGradient id="alas" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fbfaf7"/><stop offset="1" stop-color="#d9d5cb"/></radialGradient>
<linearGradient id="emas" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${terang}"/><stop offset=".38" stop-color="${badan}"/><stop offset=".62" stop-color="${terang}"/><stop offset="1" stop-color="${gelap}"/></linearGradient>
<filter id="bayang" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="16" stdDeviation="14" flood-color="#4a3a1a" flood-opacity=".35"/></filter></defs>
<rect width="720" height="720" fill="url(#alas)"/><g filter="url(#bayang)">${isi}</g></svg>`,
  );
};

const kodeGambar = (nama: string, warna: Warna): string => `DEMO-${nama.replaceAll(' ', '-')}-${warna}`;

/** Every third piece is still without one, as in any shop. */
export async function bergambar(
  client: pg.Client,
  photos: PhotoStore,
  toko: readonly string[],
): Promise<void> {
  for (const nama of JENIS.flatMap(({ names }) => names))
    for (const warna of Object.keys(WARNA) as Warna[]) {
      const isi = BENTUK[nama] ?? bentukRantai(nama, 30);
      const png = await sharp(gambar(isi, warna)).png().toBuffer();
      for (const kode_toko of toko) {
        const { key } = await photos.save(kode_toko, kodeGambar(nama, warna), png);
        await client.query(
          `update barang set foto = $1 where kode_toko = $2 and nama_barang = $3 and (kadar <= $4) = $5
              and ascii(right(kode_barcode, 1)) % 3 <> 0`,
          [key, kode_toko, nama, MERAH_SAMPAI, warna === 'merah'],
        );
      }
    }
}
