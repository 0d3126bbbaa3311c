/** What customers do with their loans in the drill of two years, and what of it the model remembers. */
import { hutangDocuments } from '@mustika/domains/hutang/hutang.server.ts';
import { keuanganDocuments } from '@mustika/domains/keuangan/keuangan.server.ts';
import { addDays, addMonths, type Tanggal } from '@mustika/kernel/date.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { type Dunia, jalankan } from '../database/demo/till.ts';
import { bunga, denda, type Pinjaman } from './hutang-model.ts';

const [hutang] = hutangDocuments as [DocumentImplementation];
const mutasi = keuanganDocuments.find(
  ({ document }) => document.name === 'mutasi_uang',
) as DocumentImplementation;

/** The grace of a store that sets none. */
const TENGGANG = 7;
const MODAL = 5_000_000_000;
/** Less interest is not paid in parts. */
const TERKECIL = 1500;
const BARANG = {
  nama_barang: 'GELANG KERONCONG',
  jumlah: 1,
  berat: 10_000,
  kadar: 75_000,
  kondisi_pinjaman: null,
  foto: null,
};
const KOSONG = {
  ...{
    kode_member: null,
    nik_sim_passport: null,
    alamat_customer: null,
    tanggal_lahir: null,
    pekerjaan: null,
  },
  ...{
    sumber_dana: null,
    kode_sales: null,
    no_faktur_manual: null,
    bunga: null,
    no_paket: null,
    tempat_simpan: null,
  },
  ...{ keterangan: null, transfer: null, no_rekening: null },
};
const tunai = (jumlah: number) =>
  jumlah > 0 ? [{ jenis: 'CASH', no_rekening: null, jumlah, kartu_akhir: null }] : [];

/** Everything the model knows. */
export type Buku = {
  dunia: Dunia;
  jalan: Map<string, Pinjaman>;
  /** Contracts and sold pledges by the day something happens to them. */
  nanti: Map<Tanggal, (() => Promise<void>)[]>;
  persenDenda: number;
  bunga: number;
  denda: number;
  /** What auctions cost and lost; what they left over, and what of that was handed over or lapsed. */
  biaya: number;
  rugi: number;
  kelebihan: number;
  diserahkan: number;
  daluwarsa: number;
  banyak: number;
};

const kasir = ({ toko }: Dunia): string => `KASIR1${toko.suffix}`;
const spv = ({ toko }: Dunia): string => `SPV1${toko.suffix}`;

async function lakukan(
  buku: Buku,
  siapa: string,
  nama: string,
  isi: object,
): Promise<Record<string, unknown>> {
  buku.banyak += 1;
  return (await jalankan(buku.dunia, siapa, hutang, nama, isi)).jawaban as Record<string, unknown>;
}

const pada = (buku: Buku, hari: Tanggal, lakukan: () => Promise<void>): void => {
  const ada = buku.nanti.get(hari);
  if (ada) ada.push(lakukan);
  else buku.nanti.set(hari, [lakukan]);
};

/** Begins with cash in both drawers, so that the cashier may lend and the supervisor hand over what an auction left. */
export async function bukuBaru(dunia: Dunia): Promise<Buku> {
  for (const siapa of [kasir(dunia), spv(dunia)])
    await jalankan(dunia, spv(dunia), mutasi, 'uangKas', {
      ...{ arah: 'TAMBAH', kategori: 'TAMBAH_MODAL', kasir: siapa, jumlah: MODAL, keterangan: 'MODAL GADAI' },
    });
  return {
    ...{ dunia, jalan: new Map(), nanti: new Map(), persenDenda: 0 },
    ...{ bunga: 0, denda: 0, biaya: 0, rugi: 0, kelebihan: 0, diserahkan: 0, daluwarsa: 0, banyak: 0 },
  };
}

const lusa = (buku: Buku, hari: Tanggal, dari: number, sampai: number): Tanggal =>
  addDays(hari, buku.dunia.gadai.between(dari, sampai));

function jalan(buku: Buku, p: Pinjaman, hari: Tanggal): void {
  buku.jalan.set(p.no, p);
  if (p.ditinggal)
    pada(buku, addDays(p.tempo, TENGGANG + 1 + buku.dunia.gadai.between(0, 20)), () => lelang(buku, p));
  else pada(buku, lusa(buku, hari, 3, 40), () => kejadian(buku, p));
}

const kontrak = (buku: Buku, no: string, pokok: number, lama: number, hari: Tanggal): Pinjaman => ({
  ...{ no, pokok, tanggal: hari, tempo: addMonths(hari, lama), persenDenda: buku.persenDenda },
  ...{ bungaDibayar: 0, dendaDibayar: 0, dendaLunas: null, ditinggal: buku.dunia.gadai.chance(0.15) },
});

/** Somebody borrows; three in a hundred think again the same day. */
export async function pinjamkan(buku: Buku, hari: Tanggal): Promise<void> {
  const { gadai } = buku.dunia;
  const [pokok, lama] = [gadai.between(10, 80) * 50_000, gadai.between(1, 4)];
  const no_hp_customer = `0813${String(10_000_000 + buku.banyak)}`;
  const { no_dokumen } = await lakukan(buku, kasir(buku.dunia), 'simpan', {
    ...{
      ...KOSONG,
      nama_customer: 'NASABAH LATIHAN',
      no_hp_customer,
      jumlah_hutang: pokok,
      lama_pinjam: lama,
    },
    ...{ barang: [BARANG], berat_plastik: BARANG.berat + 300 },
  });
  const no = String(no_dokumen);
  if (gadai.chance(0.03))
    await lakukan(buku, spv(buku.dunia), 'batal', {
      no_faktur_hutang: no,
      alasan: 'TIDAK JADI',
      kasir: null,
    });
  else jalan(buku, kontrak(buku, no, pokok, lama, hari), hari);
}

/** Of money that comes in first the late fee, then interest. */
function terima(buku: Buku, p: Pinjaman, jumlah: number, hari: Tanggal): void {
  const d = Math.min(jumlah, denda(p, hari));
  p.dendaDibayar += d;
  p.bungaDibayar += jumlah - d;
  buku.denda += d;
  buku.bunga += jumlah - d;
}

const hariIni = ({ dunia }: Buku): Tanggal => dunia.clock.now().toString().slice(0, 10) as Tanggal;

/** What he comes for today. */
async function kejadian(buku: Buku, p: Pinjaman): Promise<void> {
  const { gadai } = buku.dunia;
  const mau = gadai.between(1, 100);
  if (mau <= 40) await bayar(buku, p);
  else if (mau <= 55) await perbarui(buku, p);
  else if (mau <= 90) await lunasi(buku, p);
  else {
    p.ditinggal = true;
    const hari = hariIni(buku);
    const boleh = addDays(p.tempo, TENGGANG + 1);
    pada(buku, addDays(boleh > hari ? boleh : hari, 1), () => lelang(buku, p));
  }
}

/** A part of the interest, or all of it and the due date moved; now and then taken back at once. */
async function bayar(buku: Buku, p: Pinjaman): Promise<void> {
  const { dunia } = buku;
  const hari = hariIni(buku);
  const semua = bunga(p, hari) + denda(p, hari);
  // Nothing is extended for nothing.
  const perpanjang = bunga(p, hari) > 0 && dunia.gadai.chance(0.5) ? dunia.gadai.between(1, 2) : 0;
  const jumlah =
    perpanjang > 0 || semua < TERKECIL ? semua : dunia.gadai.between(1, Math.floor(semua / 1000)) * 1000;
  pada(buku, lusa(buku, hari, 3, 40), () => kejadian(buku, p));
  if (jumlah === 0 && perpanjang === 0) return;
  const isi = { no_faktur_hutang: p.no, jumlah, potongan: null, perpanjang, bayar: tunai(jumlah) };
  await lakukan(buku, kasir(dunia), 'bayarBunga', isi);
  if (dunia.gadai.chance(0.08))
    return void (await lakukan(buku, spv(dunia), 'batalBunga', {
      no_faktur_hutang: p.no,
      alasan: 'SALAH TEKAN',
      kasir: null,
    }));
  terima(buku, p, jumlah, hari);
  if (perpanjang === 0) return;
  p.tempo = addMonths(p.tempo, perpanjang);
  p.dendaDibayar = 0;
  p.dendaLunas = hari;
}

async function lunasi(buku: Buku, p: Pinjaman): Promise<void> {
  const hari = hariIni(buku);
  const [b, d] = [bunga(p, hari), denda(p, hari)];
  const total = p.pokok + b + d;
  const isi = { no_faktur_hutang: p.no, potongan: null, total, bayar: tunai(total) };
  await lakukan(buku, kasir(buku.dunia), 'lunas', isi);
  if (buku.dunia.gadai.chance(0.05)) {
    await lakukan(buku, spv(buku.dunia), 'batalLunas', {
      no_faktur_hutang: p.no,
      alasan: 'SALAH TEKAN',
      kasir: null,
    });
    return pada(buku, lusa(buku, hari, 3, 40), () => kejadian(buku, p));
  }
  buku.bunga += b;
  buku.denda += d;
  buku.jalan.delete(p.no);
}

/** Goes on under a new number, with less or more of the principal. */
async function perbarui(buku: Buku, p: Pinjaman): Promise<void> {
  const { gadai } = buku.dunia;
  const hari = hariIni(buku);
  const [b, d] = [bunga(p, hari), denda(p, hari)];
  const pokok = Math.min(4_000_000, Math.max(100_000, p.pokok + gadai.between(-8, 4) * 50_000));
  const lama = gadai.between(1, 4);
  const total = p.pokok + b + d - pokok;
  const { no_dokumen } = await lakukan(buku, kasir(buku.dunia), 'perbarui', {
    ...{
      kode_sales: null,
      no_faktur_manual: null,
      bunga: null,
      keterangan: null,
      transfer: null,
      no_rekening: null,
    },
    ...{ no_faktur_lama: p.no, jumlah_hutang: pokok, lama_pinjam: lama, berat_plastik: BARANG.berat + 300 },
    ...{ no_paket: null, tempat_simpan: null, diambil: [], potongan: null, total, bayar: tunai(total) },
  });
  buku.bunga += b;
  buku.denda += d;
  buku.jalan.delete(p.no);
  jalan(buku, kontrak(buku, String(no_dokumen), pokok, lama, hari), hari);
}

/** Costs, principal, interest, late fee in this order; what is left is the customer's, for a year. */
async function lelang(buku: Buku, p: Pinjaman): Promise<void> {
  const { dunia } = buku;
  const hari = hariIni(buku);
  const [b, d] = [bunga(p, hari), denda(p, hari)];
  const biaya = 50_000;
  const hasil = Math.ceil(((p.pokok + b + d) * dunia.gadai.between(70, 140)) / 100 / 1000) * 1000;
  await lakukan(buku, spv(dunia), 'peringatan', {
    no_faktur_hutang: p.no,
    cara: 'TELEPON',
    keterangan: null,
  });
  await lakukan(buku, spv(dunia), 'lelang', {
    ...{
      no_faktur_hutang: p.no,
      hasil,
      biaya,
      pembeli: 'PEDAGANG EMAS',
      keterangan: null,
      bayar: tunai(hasil),
    },
  });
  let sisa = hasil - biaya;
  const ambil = (paling: number): number => {
    const satu = Math.min(sisa, paling);
    sisa -= satu;
    return satu;
  };
  buku.biaya += biaya;
  buku.rugi += p.pokok - ambil(p.pokok);
  buku.bunga += ambil(b);
  buku.denda += ambil(d);
  buku.jalan.delete(p.no);
  if (sisa === 0) return;
  const lebih = sisa;
  buku.kelebihan += lebih;
  const diambil = dunia.gadai.chance(0.5);
  pada(buku, addDays(hari, diambil ? dunia.gadai.between(1, 60) : 370), async () => {
    const no_faktur_hutang = p.no;
    if (diambil)
      await lakukan(buku, spv(dunia), 'bayarKelebihan', {
        no_faktur_hutang,
        transfer: null,
        no_rekening: null,
      });
    else await lakukan(buku, spv(dunia), 'daluwarsa', { no_faktur_hutang, alasan: 'SETAHUN LEWAT' });
    buku[diambil ? 'diserahkan' : 'daluwarsa'] += lebih;
  });
}

/** All that was planned for a day. */
export async function jalankanHari(buku: Buku, hari: Tanggal): Promise<void> {
  for (const satu of buku.nanti.get(hari) ?? []) await satu();
  buku.nanti.delete(hari);
}
