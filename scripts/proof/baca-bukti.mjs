// Bagian dari pemeriksa paket bukti Mustika: membuka paket dan membaca berkas-berkasnya. Yang dijalankan: periksa-bukti.mjs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

export const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
export const angka = (n) => n.toLocaleString('id-ID');

/** The files of a ZIP by its list at the end, or of the folder it was unpacked to. */
export function bukaPaket(path) {
  if (statSync(path).isDirectory()) {
    const nama = readdirSync(path, { withFileTypes: true }).filter((satu) => satu.isFile());
    return new Map(nama.map((satu) => [satu.name, readFileSync(join(path, satu.name))]));
  }
  const zip = readFileSync(path);
  const akhir = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (akhir < 0) throw new Error('bukan berkas zip');
  const isi = new Map();
  let at = zip.readUInt32LE(akhir + 16);
  for (let n = zip.readUInt16LE(akhir + 10); n > 0; n -= 1) {
    const [padat, panjang] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const lokal = zip.readUInt32LE(at + 42);
    const mulai = lokal + 30 + zip.readUInt16LE(lokal + 26) + zip.readUInt16LE(lokal + 28);
    const bytes = zip.subarray(mulai, mulai + padat);
    const utuh = zip.readUInt16LE(at + 10) === 0;
    isi.set(zip.toString('utf8', at + 46, at + 46 + panjang), utuh ? bytes : inflateRawSync(bytes));
    at += 46 + panjang + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return isi;
}

/** The cells of a line as they were meant: quotes, `="0812"`, and the apostrophe before what a spreadsheet would run. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
export function selDari(baris) {
  const sel = [];
  let at = 0;
  while (at <= baris.length) {
    let teks = '';
    if (baris[at] === '"') {
      for (at += 1; ; at += 1) {
        const tutup = baris.indexOf('"', at);
        if (tutup < 0) return null;
        teks += baris.slice(at, tutup);
        at = tutup + 1;
        if (baris[at] !== '"') break;
        teks += '"';
      }
      if (at < baris.length && baris[at] !== ';') return null;
    } else {
      const pisah = baris.indexOf(';', at);
      const sampai = pisah < 0 ? baris.length : pisah;
      teks = baris.slice(at, sampai);
      at = sampai;
    }
    const kata = /^="([^"]*)"$/.exec(teks);
    sel.push(kata ? kata[1] : teks.startsWith("'") && FORMULA.test(teks.slice(1)) ? teks.slice(1) : teks);
    at += 1;
  }
  return sel;
}

/** Money and counts as they are, weights and karat in thousandths. */
export const bilangan = (teks) => (/^-?\d+(,\d{3})?$/.test(teks) ? BigInt(teks.replace(',', '')) : null);

/** Reads a part line by line; says which line is not what it was. */
export function bacaBagian({ nama, kolom, kontrol, titik, baris, sha256: sidikBerkas }, bytes, kata) {
  const galat = [];
  const salah = (line, sebab) => galat.push({ line, sebab });
  const jumlah = new Map(Object.keys(kontrol).map((satu) => [satu, 0n]));
  const rows = [];
  let sidik = nama;
  let [at, line] = [bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0, 0];
  while (at < bytes.length) {
    const ujung = bytes.indexOf(10, at);
    const sampai = ujung < 0 ? bytes.length : ujung;
    const teks = bytes.toString('utf8', at, sampai).replace(/\r$/, '');
    at = sampai + 1;
    line += 1;
    const pisah = teks.lastIndexOf(';');
    const [isi, tanda] = [teks.slice(0, pisah), teks.slice(pisah + 1)];
    const hitung = sha256(`${sidik}\n${isi}`).slice(0, 16);
    if (line === 1) {
      if (isi !== kolom.map((satu) => satu.nama).join(';')) salah(1, 'judul kolom diubah');
      sidik = hitung;
      continue;
    }
    if (tanda !== hitung)
      salah(line, 'rantai baris putus: baris ini diubah, atau baris sebelumnya disisipkan atau dihapus');
    sidik = /^[0-9a-f]{16}$/.test(tanda) ? tanda : hitung;
    const di = (line - 1) / 1000;
    if (Number.isInteger(di) && titik[di - 1] !== undefined && titik[di - 1] !== sidik)
      salah(
        line,
        `sidik titik berbeda dari manifest: ada yang diubah di antara baris ${line - 998} dan ${line + 1}`,
      );
    const sel = selDari(isi);
    if (!sel || sel.length !== kolom.length) {
      salah(line, 'jumlah kolom salah');
      continue;
    }
    const row = Object.fromEntries(kolom.map((satu, k) => [satu.nama, sel[k]]));
    for (const [satu, sum] of jumlah) {
      const nilai = row[satu] === '' ? 0n : bilangan(row[satu]);
      if (nilai === null) salah(line, `kolom ${satu}: "${row[satu]}" bukan angka`);
      else jumlah.set(satu, sum + nilai);
    }
    rows.push({ line, row });
  }
  for (const { line: n, sebab } of galat.slice(0, 5)) kata.salah(`${nama} baris ${n}: ${sebab}`);
  if (galat.length > 5) kata.salah(`${nama}: ${angka(galat.length - 5)} baris lagi`);
  if (rows.length !== baris)
    kata.salah(`${nama}: ${angka(rows.length)} baris, menurut manifest ${angka(baris)}`);
  for (const [satu, sum] of jumlah)
    if (String(sum) !== kontrol[satu])
      kata.salah(`${nama}: jumlah ${satu} ${angka(sum)}, menurut manifest ${angka(BigInt(kontrol[satu]))}`);
  const cocok = sha256(bytes) === sidikBerkas;
  if (!cocok) kata.salah(`${nama}: sidik SHA-256 berkas tidak sama dengan manifest`);
  else if (galat.length === 0) kata.benar(`${nama}: ${angka(rows.length)} baris, sidik dan jumlahnya cocok`);
  return rows;
}

/** The first few differences, named; or that there are none. */
export function hubungan(kata, judul, beda) {
  for (const satu of beda.slice(0, 5)) kata.salah(`${judul}: ${satu}`);
  if (beda.length > 5) kata.salah(`${judul}: ${angka(beda.length - 5)} lagi`);
  if (beda.length === 0) kata.benar(judul);
}

/** The canonical text of an entry of the audit, as the database hashes it. */
export const isiAudit = (row) =>
  [row.kode_toko, row.seq, row.waktu_utc, row.user_id, row.aksi, row.objek, row.isi]
    .map((satu) => `${[...satu].length}:${satu}`)
    .join('|');

/** What is said, and how much of it is wrong. */
export function pencatat(tulis) {
  const kata = {
    galat: 0,
    benar: (teks) => tulis(`BENAR    ${teks}`),
    catat: (teks) => tulis(`CATATAN  ${teks}`),
  };
  kata.salah = (teks) => {
    kata.galat += 1;
    tulis(`SALAH    ${teks}`);
  };
  return kata;
}
