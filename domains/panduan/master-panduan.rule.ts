/** Lists and reports in the words of the handbook. Pure. */
import { waysOf } from '@mustika/kernel/drill.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import { type House, readersOf } from '@mustika/kernel/house.ts';
import { reportFiles } from '@mustika/kernel/part.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import type { Report } from '@mustika/kernel/report.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { BagianHalaman } from '@mustika/kernel/text/halaman.ts';
import { type Tambahan, tabelIsian, tabelKolom } from './isian-panduan.rule.ts';

function tambahanMaster({ key, dated, guarded, fields }: Resource): Tambahan {
  return Object.fromEntries(
    Object.keys(fields).map((nama) => [
      nama,
      [
        ...(nama === key ? ['Tidak berubah setelah disimpan'] : []),
        ...(dated.includes(nama) ? ['Dapat berlaku mulai saat yang ditentukan'] : []),
        ...(guarded?.columns.includes(nama) ? ['Perlu persetujuan orang kedua'] : []),
      ],
    ]),
  );
}

const TERSEBUT = 15;

/** The fields of a list, and who uses its rows. */
export function bagianMaster(house: House, resource: Resource, subject: GateSubject): BagianHalaman[] {
  const tabel = tabelIsian(openFields(resource.fields, subject), tambahanMaster(resource));
  const pemakai = [
    ...new Set(
      readersOf(house, resource)
        .filter(({ menu, path }) => menu && path !== resource.screen)
        .map(({ path }) => `[${path}]`),
    ),
  ];
  const lebih = pemakai.length - TERSEBUT;
  const disebut = pemakai.slice(0, TERSEBUT).join(', ');
  return [
    ...(tabel ? [{ judul: resource.readOnly ? 'Kolom' : 'Isian', kata: [], tabel }] : []),
    {
      judul: 'Daftar ini',
      kata: [
        resource.scope === 'chain'
          ? 'Satu daftar untuk seluruh toko: ditulis kantor pusat, pemilik atau super user, dibaca setiap toko.'
          : 'Setiap toko mempunyai daftarnya sendiri.',
        ...(resource.awaited ? ['Isinya sudah dapat disimpan, tetapi belum dipakai layar lain.'] : []),
        ...(disebut ? [`Dipakai di ${disebut}${lebih > 0 ? ` dan ${lebih} layar lain` : ''}.`] : []),
      ],
    },
  ];
}

const BERKAS: Readonly<Record<string, string>> = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' };

/** What a report is asked by, what it shows, where its rows lead and as what it may be taken along. */
export function bagianLaporan(report: Report, subject: GateSubject): BagianHalaman[] {
  const saringan = tabelIsian(openFields(report.filters, subject));
  const ke = [...new Set(waysOf(report).flatMap(({ to }) => (to ? [`[${to}]`] : [])))];
  const dokumen = waysOf(report).some(({ to }) => to === undefined);
  const berkas = reportFiles(report).map((satu) => BERKAS[satu] ?? report.prescribed[satu] ?? satu);
  return [
    ...(saringan
      ? [
          {
            ...{ judul: 'Saringan', kata: [] },
            tabel: {
              kolom: saringan.kolom.map((nama) => (nama === 'Isian' ? 'Saringan' : nama)),
              baris: saringan.baris,
            },
          },
        ]
      : []),
    {
      judul: 'Yang ditampilkan',
      kata: [
        ...(dokumen ? ['Nomor dokumen pada sebuah baris membuka dokumennya.'] : []),
        ...(ke.length > 0 ? [`Barisnya menuju ${ke.join(', ')}.`] : []),
        ...(berkas.length > 0 ? [`Dapat dibawa sebagai ${berkas.join(', ')}.`] : []),
      ],
      tabel: tabelKolom(openFields(report.columns, subject), openFields(report.groupBy, subject)),
    },
  ];
}
