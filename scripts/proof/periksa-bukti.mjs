// Memeriksa paket bukti Mustika. Node.js 20 atau lebih baru, tanpa paket lain dan tanpa jaringan:
//   node periksa-bukti.mjs paket.zip [--kunci kunci-publik.pem] [--sidik heksadesimal] [--url postgres://...]
// The checker of proof packs: with baca-bukti.mjs it lies in every pack, and `npm run check-proof` runs it. docs/decisions/0169.
// Ends with 0: whole. 1: the pack was changed. 2: it cannot be checked. 3: the pack is whole, the database says otherwise.
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  angka,
  bacaBagian,
  bilangan,
  bukaPaket,
  hubungan,
  isiAudit,
  pencatat,
  sha256,
} from './baca-bukti.mjs';

const n = (teks) => bilangan(teks || '0') ?? 0n;
const tambah = (map, key, nilai) => map.set(key, (map.get(key) ?? 0n) + nilai);

function periksaUang(kata, { jurnal, 'neraca-saldo': neraca }) {
  const [peristiwa, akun] = [new Map(), new Map()];
  for (const { row } of jurnal) {
    const [debit, kredit] = [n(row.debit), n(row.kredit)];
    tambah(peristiwa, `${row.kode_toko} ${row.no_dokumen}/${row.peristiwa}`, debit - kredit);
    tambah(akun, `${row.kode_toko} ${row.nomor_akun} debit`, debit);
    tambah(akun, `${row.kode_toko} ${row.nomor_akun} kredit`, kredit);
  }
  const timpang = [...peristiwa]
    .filter(([, beda]) => beda !== 0n)
    .map(([key, beda]) => `${key} berselisih ${angka(beda)}`);
  hubungan(kata, 'Debit sama dengan kredit di setiap jurnal', timpang);
  const beda = [];
  const toko = new Map();
  for (const { line, row } of neraca) {
    const key = `${row.kode_toko} ${row.nomor_akun}`;
    for (const sisi of ['debit', 'kredit']) {
      const dari = akun.get(`${key} ${sisi}`) ?? 0n;
      akun.delete(`${key} ${sisi}`);
      if (dari !== n(row[sisi]))
        beda.push(
          `neraca-saldo.csv baris ${line}, ${key}: ${sisi} ${angka(n(row[sisi]))}, di jurnal ${angka(dari)}`,
        );
    }
    const awal = n(row.awal_debit) - n(row.awal_kredit);
    const akhir = n(row.akhir_debit) - n(row.akhir_kredit);
    if (awal + n(row.debit) - n(row.kredit) !== akhir)
      beda.push(`neraca-saldo.csv baris ${line}, ${key}: awal ditambah mutasi bukan akhir`);
    tambah(toko, `${row.kode_toko} saldo awal`, awal);
    tambah(toko, `${row.kode_toko} saldo akhir`, akhir);
  }
  for (const [key, nilai] of akun)
    if (nilai !== 0n) beda.push(`${key} ${angka(nilai)} di jurnal, tidak ada di neraca saldo`);
  for (const [key, nilai] of toko)
    if (nilai !== 0n) beda.push(`${key} tidak seimbang, selisih ${angka(nilai)}`);
  hubungan(kata, 'Neraca saldo sama dengan saldo awal ditambah jurnal', beda);
}

function periksaStok(kata, { 'stok-awal': awal, 'stok-akhir': akhir, 'gerak-barang': gerak }) {
  const [sisa, lot, beda] = [new Map(), new Set(), []];
  const geser = (row, tempat, kali) => {
    if (tempat.startsWith('@')) return;
    for (const satu of ['qty', 'berat', 'murni'])
      tambah(sisa, `${row.kode_toko} ${row.kode_barcode} di ${tempat}|${satu}`, kali * n(row[satu]));
  };
  for (const { row } of [...awal, ...akhir])
    if (row.bentuk === 'LOT') lot.add(`${row.kode_toko} ${row.kode_barcode}`);
  for (const { row } of awal) geser(row, row.tempat, 1n);
  for (const { line, row } of gerak) {
    geser(row, row.ke_tempat, 1n);
    geser(row, row.dari_tempat, -1n);
    if (row.murni === '') beda.push(`gerak-barang.csv baris ${line}: emas murni tidak tercatat`);
  }
  for (const { row } of akhir) geser(row, row.tempat, -1n);
  for (const [key, nilai] of sisa) {
    const [barang, satu] = key.split('|');
    // What a piece holds of fine gold is rounded as a whole, so parts of it need not add up; a lot says its own.
    if (nilai === 0n || (satu === 'murni' && !lot.has(barang.split(' di ')[0]))) continue;
    beda.push(`${barang}: ${satu} berselisih ${angka(-nilai)}${satu === 'qty' ? '' : ' miligram'}`);
  }
  hubungan(kata, 'Stok akhir sama dengan stok awal ditambah gerak barang', beda);
}

function periksaDokumen(kata, { dokumen, jurnal, 'gerak-barang': gerak, persetujuan, audit }) {
  const ada = new Set(dokumen.map(({ row }) => `${row.kode_toko} ${row.no_dokumen}/${row.peristiwa}`));
  const beda = [];
  for (const [berkas, rows] of [
    ['jurnal.csv', jurnal],
    ['gerak-barang.csv', gerak],
  ])
    for (const { line, row } of rows)
      if (!ada.has(`${row.kode_toko} ${row.no_dokumen}/${row.peristiwa}`))
        beda.push(`${berkas} baris ${line}: ${row.no_dokumen}/${row.peristiwa} tidak ada di dokumen.csv`);
  const izin = new Set(persetujuan.map(({ row }) => `${row.kode_toko} ${row.id}`));
  for (const { line, row } of dokumen)
    for (const id of row.otorisasi.split(' ').filter(Boolean))
      if (!izin.has(`${row.kode_toko} ${id}`))
        beda.push(`dokumen.csv baris ${line}: persetujuan ${id} tidak ada di persetujuan.csv`);
  hubungan(kata, 'Setiap jurnal, gerak barang, dan persetujuan ada dokumennya', beda);
  const tersegel = new Set(audit.map(({ row }) => `${row.kode_toko} ${row.objek} ${row.aksi}`));
  const sendiri = ({ row }) =>
    tersegel.has(`${row.kode_toko} ${row.no_dokumen} ${row.jenis}.${row.transisi}`);
  const saat = ({ row }) => `${row.kode_toko} ${row.user_id} ${row.waktu}`;
  // What a nota does to another document is sealed with the nota, at its moment.
  const sebab = new Set(dokumen.filter(sendiri).map(saat));
  const lepas = dokumen
    .filter((satu) => !sendiri(satu) && !sebab.has(saat(satu)))
    .map(
      ({ line, row }) =>
        `dokumen.csv baris ${line}: ${row.no_dokumen} ${row.transisi} tidak ada di rantai audit`,
    );
  hubungan(kata, 'Setiap langkah dokumen tersegel di rantai audit', lepas);
}

function periksaAudit(kata, { audit, penutupan }, anchors) {
  const beda = [];
  const hash = new Map();
  let lalu = null;
  let tertutup = 0;
  for (const { line, row } of audit) {
    const di = `audit.csv baris ${line}, ${row.kode_toko} nomor ${row.seq}`;
    if (lalu?.kode_toko === row.kode_toko) {
      if (Number(row.seq) !== Number(lalu.seq) + 1) beda.push(`${di}: nomor ${Number(lalu.seq) + 1} hilang`);
      else if (row.sebelum !== lalu.hash) beda.push(`${di}: rantai putus dari baris sebelumnya`);
    }
    if (row.seq === '1' && row.sebelum !== sha256(row.kode_toko))
      beda.push(`${di}: bukan awal rantai toko ini`);
    if (row.bentuk === 'TERTUTUP') tertutup += 1;
    else if (sha256(Buffer.from(row.sebelum, 'hex'), isiAudit(row)) !== row.hash)
      beda.push(`${di}: isi berubah`);
    hash.set(`${row.kode_toko} ${row.seq}`, row.hash);
    lalu = row;
  }
  hubungan(
    kata,
    `Rantai audit tersambung, ${angka(audit.length)} baris (${angka(tertutup)} tertutup: hanya sambungannya)`,
    beda,
  );
  let cocok = 0;
  const lain = [];
  const banding = (key, sidik, siapa) => {
    if (!hash.has(key)) return;
    if (hash.get(key) === sidik) cocok += 1;
    else lain.push(`${key} bukan yang ${siapa}`);
  };
  for (const { waktu, kepala } of anchors)
    for (const satu of kepala)
      banding(`${satu.kode_toko} ${satu.seq}`, satu.hash, `ditandatangani jangkar ${waktu}`);
  for (const { line, row } of penutupan)
    if (row.audit_seq)
      banding(
        `${row.kode_toko} ${row.audit_seq}`,
        row.audit_hash,
        `dicatat tutup toko, penutupan.csv baris ${line}`,
      );
  hubungan(kata, `Rantai audit cocok dengan jangkar dan tutup toko di ${angka(cocok)} tempat`, lain);
}

/** The anchors whose signature holds, linked one to the next. */
function periksaJangkar(kata, bytes, kunci, diminta) {
  const lines = bytes.toString('utf8').split('\n').filter(Boolean);
  const [anchors, beda, sidik] = [[], [], []];
  for (const [at, line] of lines.entries()) {
    try {
      const { jangkar, tanda } = JSON.parse(line);
      if (!verify(null, Buffer.from(jangkar), kunci, Buffer.from(tanda, 'base64url'))) throw new Error();
      const satu = JSON.parse(jangkar);
      if (at > 0 && satu.sebelum !== sidik[at - 1])
        beda.push(`jangkar.jsonl baris ${at + 1}: baris sebelumnya hilang`);
      anchors.push(satu);
    } catch {
      beda.push(`jangkar.jsonl baris ${at + 1}: tanda tangan salah`);
    }
    sidik.push(sha256(line));
  }
  if (lines.length === 0) kata.catat('Belum ada jangkar audit waktu paket ini dibuat');
  else hubungan(kata, `Jangkar audit ditandatangani dan tersambung, ${angka(lines.length)} baris`, beda);
  if (diminta !== undefined && !sidik.includes(diminta.toLowerCase()))
    kata.salah('Sidik yang dikirim kepada pemilik tidak ada di jangkar.jsonl');
  else if (diminta !== undefined)
    kata.benar(`Sidik pemilik ada di jangkar.jsonl baris ${sidik.indexOf(diminta.toLowerCase()) + 1}`);
  return anchors;
}

function periksaTanda(kata, isi, simpanan) {
  const kunci = createPublicKey(
    simpanan === undefined ? isi.get('kunci-publik.pem') : readFileSync(simpanan),
  );
  const id = sha256(String(kunci.export({ format: 'pem', type: 'spki' }))).slice(0, 8);
  const tanda = Buffer.from(String(isi.get('manifest.tanda')).trim(), 'base64url');
  const sah = verify(null, isi.get('manifest.json'), kunci, tanda);
  if (sah) kata.benar(`manifest.json ditandatangani kunci ${id}`);
  else kata.salah(`manifest.json tidak ditandatangani kunci ${id}: manifest atau tanda tangannya diubah`);
  if (simpanan === undefined)
    kata.catat(
      'Kunci publik diambil dari paket sendiri. Beri --kunci dengan salinan yang Anda simpan, agar paket buatan orang lain juga ketahuan.',
    );
  return kunci;
}

export function periksaPaket(isi, { kunci: simpanan, sidik }, kata) {
  const kunci = periksaTanda(kata, isi, simpanan);
  const manifest = JSON.parse(isi.get('manifest.json').toString('utf8'));
  if (manifest.jenis !== 'MUSTIKA PAKET BUKTI' || manifest.versi !== 1)
    throw new Error('bukan paket bukti yang dikenal pemeriksa ini');
  const { periode, toko, dibuat, dibuat_oleh, program } = manifest;
  kata.catat(
    `Paket ${periode.awal} sampai ${periode.akhir}, toko ${toko.map((satu) => satu.kode_toko).join(', ')}; dibuat ${dibuat} oleh ${dibuat_oleh}, Mustika ${program}`,
  );
  const dikenal = new Set(['manifest.json', 'manifest.tanda']);
  for (const { nama, sha256: harus } of manifest.berkas) {
    dikenal.add(nama);
    if (!isi.has(nama)) kata.salah(`${nama}: berkas hilang`);
    else if (sha256(isi.get(nama)) !== harus)
      kata.salah(`${nama}: sidik SHA-256 berkas tidak sama dengan manifest`);
  }
  const rows = {};
  for (const satu of manifest.bagian) {
    dikenal.add(satu.nama);
    if (!isi.has(satu.nama)) kata.salah(`${satu.nama}: berkas hilang`);
    rows[satu.nama.replace('.csv', '')] = bacaBagian(satu, isi.get(satu.nama) ?? Buffer.alloc(0), kata);
  }
  for (const nama of isi.keys())
    if (!dikenal.has(nama)) kata.catat(`${nama} bukan bagian paket, tidak diperiksa`);
  periksaUang(kata, rows);
  periksaStok(kata, rows);
  periksaDokumen(kata, rows);
  periksaAudit(kata, rows, periksaJangkar(kata, isi.get('jangkar.jsonl') ?? Buffer.alloc(0), kunci, sidik));
  for (const { kode_toko, hari_terbuka } of toko)
    if (hari_terbuka)
      kata.catat(
        `${kode_toko}: hari ${hari_terbuka} belum ditutup waktu paket dibuat, angkanya masih bisa bertambah`,
      );
  return { manifest, rows };
}

/** What was changed may no longer be readable at all. */
function periksa(isi, diminta, kata) {
  try {
    return periksaPaket(isi, diminta, kata);
  } catch (error) {
    if (kata.galat === 0) throw error;
    kata.salah(`manifest.json tidak terbaca: ${error.message}`);
    return null;
  }
}

async function utama(argv) {
  const say = (line) => console.log(line);
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { kunci: { type: 'string' }, sidik: { type: 'string' }, url: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new Error('sebutkan satu paket: node periksa-bukti.mjs paket.zip');
  const isi = bukaPaket(positionals[0]);
  if (!isi.has('manifest.json') || !isi.has('manifest.tanda'))
    throw new Error('manifest.json atau manifest.tanda tidak ada di dalamnya');
  const kata = pencatat(say);
  const hasil = periksa(isi, values, kata);
  if (kata.galat > 0) {
    say(`PAKET INI TIDAK UTUH: ${angka(kata.galat)} kesalahan.`);
    return 1;
  }
  say('PAKET INI UTUH.');
  if (values.url === undefined) return 0;
  let hidup;
  try {
    hidup = await import(new URL('./basis-data.ts', import.meta.url).href);
  } catch (error) {
    throw new Error(
      `--url hanya di komputer server: npm run check-proof -- paket.zip --url lokal (${error.message})`,
    );
  }
  await hidup.periksaBasisData({ ...hasil, url: values.url, path: positionals[0] }, kata);
  say(
    kata.galat > 0
      ? `BASIS DATA TIDAK LAGI SAMA: ${angka(kata.galat)} perbedaan.`
      : 'BASIS DATA MASIH BERKATA SAMA.',
  );
  return kata.galat > 0 ? 3 : 0;
}

if (process.argv[1] && import.meta.filename === realpathSync(process.argv[1]))
  utama(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.log(`TIDAK DAPAT DIPERIKSA: ${error.message}`);
      process.exitCode = 2;
    },
  );
