/** What a proof pack says of itself, for whoever opens it: a page of figures, and how it is checked. */
import {
  formatAngka,
  formatDesimal,
  formatRupiah,
  type Miligram,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Zona } from '@mustika/kernel/date.ts';
import type { Ringkas } from './baris-bukti.query.ts';

/** What the manifest says before it lists the other files. */
export type Kepala = {
  jenis: 'MUSTIKA PAKET BUKTI';
  versi: 1;
  program: string;
  dibuat: string;
  dibuat_oleh: string;
  nama: string;
  alasan: string;
  cakupan: 'TOKO' | 'SEMUA';
  /** `hari_terbuka`: a day of the period that this store had not closed yet. */
  toko: { kode_toko: string; nama_toko: string; zona: Zona; hari_terbuka: string | null }[];
  periode: { awal: string; akhir: string };
  bagian: Ringkas[];
};

const aman = (teks: string): string => teks.replace(/[&<>"']/g, (huruf) => `&#${huruf.charCodeAt(0)};`);

const masa = ({ periode }: Kepala): string =>
  `${formatTanggal(periode.awal)} sampai ${formatTanggal(periode.akhir)}`;

/** A control total as people read it. */
function jumlah({ kolom }: Ringkas, nama: string, nilai: string): string {
  const jenis = kolom.find((satu) => satu.nama === nama)?.jenis;
  if (jenis === 'gram') {
    const [bulat = '', desimal = ''] = formatDesimal(Number(nilai) as Miligram).split('.');
    return `${formatAngka(Number(bulat))},${desimal} gram`;
  }
  return jenis === 'uang' ? formatRupiah(Number(nilai) as Rupiah) : formatAngka(Number(nilai));
}

const kontrol = (bagian: Ringkas): string =>
  Object.entries(bagian.kontrol)
    .map(([nama, nilai]) => `${aman(nama.replaceAll('_', ' '))} <b>${jumlah(bagian, nama, nilai)}</b>`)
    .join('<br>');

const GAYA = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #d6d3d1}td b{font-variant-numeric:tabular-nums;white-space:nowrap}
code{font-size:.8rem;overflow-wrap:anywhere}.angka{text-align:right}
@media (prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1917}th,td{border-color:#44403c}}`;

const barisBagian = (bagian: Ringkas): string =>
  `<tr><td>${aman(bagian.judul)}<br><code>${aman(bagian.nama)}</code></td><td class="angka">${formatAngka(bagian.baris)}</td>
<td>${kontrol(bagian)}</td><td><code>${bagian.sha256}</code></td></tr>`;

const barisToko = ({ kode_toko, nama_toko, hari_terbuka }: Kepala['toko'][number]): string =>
  `<tr><td>${aman(kode_toko)}</td><td>${aman(nama_toko)}</td><td>${
    hari_terbuka
      ? `hari ${formatTanggal(hari_terbuka)} belum ditutup waktu paket ini dibuat`
      : 'semua hari sudah ditutup'
  }</td></tr>`;

const PERIKSA = 'node periksa-bukti.mjs . --kunci kunci-publik-simpanan-anda.pem';

const teksJangkar = (jangkar: number): string =>
  jangkar === 0
    ? 'tutup toko; jangkar yang ditandatangani di luar basis data belum ada waktu itu'
    : `tutup toko dan ${formatAngka(jangkar)} jangkar yang ditandatangani di luar basis data`;

/** LAPORAN.html: opened by any browser, without a script in it. */
export function laporanBukti(kepala: Kepala, jangkar: number, zona: Zona): string {
  const siapa = `${aman(kepala.nama)} (${aman(kepala.dibuat_oleh)})`;
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paket bukti ${masa(kepala)}</title>
<style>${GAYA}</style></head><body>
<h1>Paket bukti ${masa(kepala)}</h1>
<p>Dibuat ${formatWaktu(kepala.dibuat, zona)} oleh ${siapa} dengan Mustika ${kepala.program}.<br>Untuk: ${aman(kepala.alasan)}</p>
<h2>Toko</h2>
<table><tr><th>Kode</th><th>Nama</th><th>Hari</th></tr>${kepala.toko.map(barisToko).join('\n')}</table>
<h2>Isi</h2>
<p>Berat emas murni dihitung dari berat dan kadar. Angka ini dihitung ulang dari setiap baris oleh pemeriksa.</p>
<table><tr><th>Bagian</th><th class="angka">Baris</th><th>Jumlah</th><th>SHA-256</th></tr>${kepala.bagian.map(barisBagian).join('\n')}</table>
<h2>Yang dibuktikan</h2>
<ul>
<li>Debit sama dengan kredit di jurnal, dan neraca saldo sama dengan saldo awal ditambah jurnal, per akun dan per toko.</li>
<li>Stok akhir sama dengan stok awal ditambah yang masuk dikurangi yang keluar, per barang dan per tempat.</li>
<li>Setiap baris jurnal dan gerak barang ada dokumennya; setiap persetujuan yang dipakai dokumen ada di paket ini.</li>
<li>Rantai audit tersambung dari baris pertama sampai terakhir, dan cocok dengan ${teksJangkar(jangkar)}.</li>
<li>Manifest, yang memuat sidik setiap berkas, ditandatangani dengan kunci jangkar toko ini.</li>
</ul>
<h2>Cara memeriksa</h2>
<p>Pasang Node.js (versi 20 atau lebih baru), lalu di folder tempat paket ini dibuka:</p>
<p><code>${PERIKSA}</code></p>
<p>Kunci publik yang dibandingkan sebaiknya dari simpanan Anda sendiri, bukan dari paket. Langkah lain ada di BACA-SAYA.txt.</p>
<h2>Yang tidak ada di sini</h2>
<p>Nama pelanggan, nomor telepon, dan nomor identitas tidak ikut. Baris audit yang memuatnya bertanda TERTUTUP: urutan dan hash-nya ada,
isinya tidak; isinya dapat diperiksa pada basis data toko.</p>
</body></html>
`;
}

/** BACA-SAYA.txt: how the pack is checked, on any computer and against the shop's own database. */
export const bacaSaya = (kepala: Kepala): string =>
  `PAKET BUKTI MUSTIKA, ${masa(kepala)}

LAPORAN.html         apa isi paket ini, dengan jumlah-jumlahnya
*.csv                satu berkas per bagian (UTF-8, titik koma, koma desimal), dibuka dengan Excel atau yang lain
manifest.json        sidik SHA-256, jumlah baris, dan jumlah kontrol setiap berkas
manifest.tanda       tanda tangan Ed25519 atas manifest.json
kunci-publik.pem     kunci publik toko; bandingkan dengan yang Anda simpan sendiri
jangkar.jsonl        kepala rantai audit yang ditandatangani setiap malam di luar basis data
periksa-bukti.mjs    pemeriksa (dengan baca-bukti.mjs); berjalan dengan Node.js saja, tanpa paket lain dan tanpa jaringan

Memeriksa paket, di folder tempat ia dibuka (titik berarti folder ini; berkas zip-nya boleh juga):
  ${PERIKSA}
Dengan sidik jangkar yang dikirim ke telepon pemilik:
  node periksa-bukti.mjs . --sidik 64-angka-heksadesimal
Apakah basis data toko masih berkata sama (di komputer server Mustika):
  npm run check-proof -- paket.zip --url lokal

Jawaban 0: utuh. 1: paket ini diubah. 2: tidak dapat diperiksa. 3: paket utuh, basis data sudah berbeda.
Berkas CSV jangan disimpan ulang dengan Excel: pemeriksa akan menyebutnya berubah. Simpan salinannya dengan nama lain.
`;
