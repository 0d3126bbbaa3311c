/** What makes opening balances ones that can be saved: every fault with its row and its column. Pure. */
import { NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { salahCicilanAwal } from '../cicilan/awal/awal-cicilan.rule.ts';
import { salahHutangAwal } from '../hutang/awal/awal-hutang.rule.ts';
import type { BasisTempo } from '../hutang/bunga-berjalan.rule.ts';
import { keuanganErrors } from '../keuangan/keuangan.errors.ts';
import { salahPesananAwal } from '../pesanan/awal/awal-pesanan.rule.ts';
import { salahServiceAwal } from '../service/awal/awal-service.rule.ts';
import { salahTitipanAwal } from '../titipan/awal/awal-titipan.rule.ts';
import type { simpanSaldoAwalFields } from './saldo-awal.document.ts';
import { saldoAwalErrors as salah } from './saldo-awal.errors.ts';

export type SaldoAwal = Row<typeof simpanSaldoAwalFields>;

/** What the shop says of what may come over. */
export type AcuanSaldo = {
  hari: Tanggal;
  basis: BasisTempo;
  laciGadai: boolean;
  cicilan: boolean;
  /** Accounts among those named that are kept by hand. */
  manual: ReadonlySet<string>;
  /** Code of a piece as it was named, barcode or that of the old tag, and its barcode. */
  barang: ReadonlyMap<string, string>;
  /** A member as he was named, and his code. */
  member: ReadonlyMap<string, string>;
};

export type SalahSaldo = { path: string; salah: ErrorEntry };

/** The second of two rows that say the same. */
const kembar = <T>(
  bagian: string,
  kolom: string,
  rows: readonly T[],
  kunci: (row: T) => string,
): SalahSaldo[] => {
  const known = new Set<string>();
  return rows.flatMap((row, at) => {
    const key = kunci(row);
    if (!known.has(key)) {
      known.add(key);
      return [];
    }
    return [{ path: `${bagian}.${at}.${kolom}`, salah: salah.SALDO_AWAL_KEMBAR }];
  });
};

function salahAkun({ akun }: SaldoAwal, { manual }: AcuanSaldo): SalahSaldo[] {
  return akun.flatMap((row, at): SalahSaldo[] => {
    if ((row.debit ?? 0) > 0 === (row.kredit ?? 0) > 0)
      return [{ path: `akun.${at}.debit`, salah: salah.AKUN_AWAL_SATU_SISI }];
    if (!manual.has(row.nomor_akun))
      return [{ path: `akun.${at}.nomor_akun`, salah: salah.AKUN_AWAL_BUKAN_MANUAL }];
    return [];
  });
}

/** Pieces of deposits and plans, which are in stock and are named once. */
function salahBarang(input: SaldoAwal, { barang }: AcuanSaldo): SalahSaldo[] {
  const named = (['titipan', 'cicilan'] as const).flatMap((bagian) =>
    input[bagian].map(({ kode_barcode }, at) => ({ path: `${bagian}.${at}.kode_barcode`, kode_barcode })),
  );
  const known = new Set<string>();
  return named.flatMap(({ path, kode_barcode }): SalahSaldo[] => {
    const barcode = barang.get(kode_barcode);
    if (barcode === undefined) return [{ path, salah: salah.BARANG_AWAL_TIDAK_ADA }];
    if (known.has(barcode)) return [{ path, salah: salah.SALDO_AWAL_KEMBAR }];
    known.add(barcode);
    return [];
  });
}

/** Members with points, each once. */
function salahPoin({ poin }: SaldoAwal, { member }: AcuanSaldo): SalahSaldo[] {
  return [
    ...poin.flatMap((row, at) =>
      member.has(row.member) ? [] : [{ path: `poin.${at}.member`, salah: salah.MEMBER_AWAL_TIDAK_ADA }],
    ),
    ...kembar('poin', 'member', poin, (row) => member.get(row.member) ?? row.member),
  ];
}

/** Everything that is wrong, row by row. */
export function salahSaldoAwal(input: SaldoAwal, acuan: AcuanSaldo): SalahSaldo[] {
  const { hari, basis } = acuan;
  const { kas, bank, hutang, titipan, cicilan, pesanan, service } = input;
  return [
    ...kembar('kas', 'kasir', kas, (row) => `${row.laci} ${row.kasir}`),
    ...kembar('bank', 'no_rekening', bank, (row) => row.no_rekening),
    ...kembar('hutang', 'no_lama', hutang, (row) => row.no_lama),
    ...kembar('titipan', 'no_lama', titipan, (row) => row.no_lama),
    ...kembar('cicilan', 'no_lama', cicilan, (row) => row.no_lama),
    ...kembar('pesanan', 'no_lama', pesanan, (row) => row.no_lama),
    ...kembar('service', 'no_lama', service, (row) => row.no_lama),
    ...(acuan.laciGadai
      ? []
      : kas.flatMap((row, at) =>
          row.laci === 'KAS_GADAI'
            ? [{ path: `kas.${at}.laci`, salah: keuanganErrors.LACI_GADAI_TIDAK_ADA }]
            : [],
        )),
    ...salahAkun(input, acuan),
    ...hutang.flatMap((row, at) => {
      const found = salahHutangAwal(row, { basis, hari });
      return found ? [{ path: `hutang.${at}.${found.kolom}`, salah: found.salah }] : [];
    }),
    ...titipan.flatMap((row, at) => {
      const found = salahTitipanAwal(row, hari);
      return found ? [{ path: `titipan.${at}.${found.kolom}`, salah: found.salah }] : [];
    }),
    ...cicilan.flatMap((row, at) => {
      const found = acuan.cicilan
        ? salahCicilanAwal(row, hari)
        : { kolom: 'no_lama', salah: salah.CICILAN_TIDAK_DIPAKAI };
      return found ? [{ path: `cicilan.${at}.${found.kolom}`, salah: found.salah }] : [];
    }),
    ...pesanan.flatMap((row, at) => {
      const found = salahPesananAwal(row, hari);
      return found ? [{ path: `pesanan.${at}.${found.kolom}`, salah: found.salah }] : [];
    }),
    ...service.flatMap((row, at) => {
      const found = salahServiceAwal(row, hari);
      return found ? [{ path: `service.${at}.${found.kolom}`, salah: found.salah }] : [];
    }),
    ...salahBarang(input, acuan),
    ...salahPoin(input, acuan),
  ];
}

/** Points of whoever has some, by the codes of members. */
export const poinAwal = ({ poin }: SaldoAwal, member: ReadonlyMap<string, string>) =>
  poin.flatMap((row) =>
    row.poin === 0 ? [] : [{ kode_member: member.get(row.member) ?? row.member, poin: row.poin }],
  );

const jumlahkan = <T>(rows: readonly T[], nilai: (row: T) => Rupiah | null): Rupiah =>
  sum(rows.map((row) => nilai(row) ?? NOL_RUPIAH));

/** What each part comes to. */
export const jumlahSaldoAwal = ({
  kas,
  bank,
  supplier,
  hutang,
  titipan,
  cicilan,
  pesanan,
  service,
  poin,
}: SaldoAwal) => ({
  kas: jumlahkan(kas, (row) => row.jumlah),
  bank: jumlahkan(bank, (row) => row.jumlah),
  supplier: jumlahkan(supplier, (row) => row.jumlah),
  hutang: jumlahkan(hutang, (row) => row.jumlah_hutang),
  titipan: jumlahkan(titipan, (row) => row.uang_muka),
  cicilan: jumlahkan(cicilan, (row) => row.sisa),
  pesanan: jumlahkan(pesanan, (row) => row.uang_muka),
  service: jumlahkan(service, (row) => row.uang_muka),
  poin: poin.reduce((total, row) => total + row.poin, 0),
});

/** Nothing in any part. */
export const kosong = (input: SaldoAwal): boolean =>
  Object.values(input).every((part) => !Array.isArray(part) || part.length === 0);
