/** What a document does, in the words of the handbook: its acts and states, and what they write into the books. Pure. */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { listsOf, stateLabel } from '@mustika/kernel/document-reads.ts';
import type { GateSubject } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { statusRows } from '@mustika/kernel/status-moves.ts';
import type { BagianHalaman } from '@mustika/kernel/text/halaman.ts';
import { tabelIsian } from './isian-panduan.rule.ts';

export type Tindakan = { document: Document; nama: string; step: Transition };

/** The acts that are done on a screen, those of further screens of a kind with the kind. */
export const tindakanDi = (house: House, layar: string): Tindakan[] =>
  house.documents.flatMap((document) =>
    Object.entries(document.transitions)
      .filter(([, step]) => !step.internal && step.screens.includes(layar))
      .map(([nama, step]) => ({ document, nama, step })),
  );

/** Kinds of document that a screen lists. */
export const dokumenDi = (house: House, layar: string): Document[] =>
  house.documents.filter((document) =>
    listsOf(document).some(
      ({ reads }) => reads.screen === layar || reads.views.some(({ screen }) => screen === layar),
    ),
  );

const BATAS =
  'Uang dan emas yang keluar lewat dokumen ini dihitung terhadap batas wewenang orang yang mengerjakannya, sekali jalan dan sehari. Di atas batasnya diminta persetujuan: [/laporan-batas-wewenang].';
const JURNAL =
  'Nomor akun setiap peran diatur di [/parameter-akun]. Pembatalan menulis jurnal yang sama, terbalik.';

const garisBawah = (nama: string): string => nama.replaceAll('_', ' ');

function akibat(step: Transition): string {
  return [
    ...(step.effect ? [step.effect] : []),
    ...(step.reverses ? ['Membalik semua yang ditulis dokumen ini, pada hari pembatalannya.'] : []),
    ...(step.sameDay ? ['Hanya pada hari dokumen itu sendiri; sesudahnya hanya pemilik.'] : []),
    ...(step.prints ? ['Slipnya dicetak lagi.'] : []),
  ].join(' ');
}

/** What is saved enters the books at once, and waits where the store looks at it a second time. */
function menjadi(document: Document, step: Transition): string {
  if (step.stays) return 'Tetap';
  const { validates, validateLater, transitions } = document;
  const sesudah = validates && transitions[validates];
  const ke = stateLabel(document, step.to);
  if (!sesudah || !validateLater || step.from.length > 0 || !sesudah.from.includes(step.to)) return ke;
  return `${stateLabel(document, sesudah.to)}; ${ke} bila modul ${validateLater} menyala`;
}

/** The acts of a screen as a table. */
export function bagianTindakan(semua: readonly Tindakan[]): BagianHalaman[] {
  if (semua.length === 0) return [];
  const baris = semua.map(({ document, step }) => [
    step.label,
    step.from.length === 0
      ? 'Baru'
      : [...new Set(step.from.map((state) => stateLabel(document, state)))].join(', '),
    menjadi(document, step),
    step.otorisasi ? 'Selalu' : '',
    akibat(step),
    step.message,
  ]);
  const kolom = ['Tindakan', 'Dari', 'Menjadi', 'Persetujuan', 'Akibat', 'Bila berhasil'];
  return [{ judul: 'Tindakan', kata: [], tabel: { kolom, baris } }];
}

/** What each act asks, a table of its own. */
export const bagianIsianTindakan = (semua: readonly Tindakan[]): BagianHalaman[] =>
  semua.flatMap(({ document, step }) => {
    const tabel = tabelIsian(step.fields);
    // Two kinds may call their acts alike.
    const sendiri = semua.filter((satu) => satu.step.label === step.label).length === 1;
    const judul = sendiri ? step.label : `${step.label} (${document.label})`;
    return tabel ? [{ judul: `Isian: ${judul}`, kata: [], tabel }] : [];
  });

const peran = (akun: readonly string[]): string => akun.map(garisBawah).join(', ');

/** Journals that move between the same roles stand in one row. */
function barisJurnal(documents: readonly Document[]): string[][] {
  const semua = documents.flatMap(({ journals }) => journals);
  const alike = Map.groupBy(semua, ({ trx, debet, kredit }) => JSON.stringify([trx, debet, kredit]));
  return [...alike.values()].map((satu) => {
    const [{ trx, debet, kredit }] = satu as [(typeof satu)[0]];
    const jenis = [...new Set(satu.map(({ type }) => garisBawah(type)))].join(', ');
    return [`${garisBawah(trx)}: ${jenis}`, peran(debet), peran(kredit)];
  });
}

const barisGerak = (documents: readonly Document[]): string[][] =>
  documents.flatMap((document) =>
    statusRows(document).map(({ transisi, dari, ke }) => [
      document.transitions[transisi]?.label ?? transisi,
      garisBawah(dari),
      garisBawah(ke),
    ]),
  );

/** What documents write into the books of money and of pieces; journals for those who may know what pieces cost. */
export function bagianBuku(documents: readonly Document[], subject: GateSubject): BagianHalaman[] {
  const jurnal = tahu('modal', subject) ? barisJurnal(documents) : [];
  const gerak = barisGerak(documents);
  const terukur = documents.some(({ journals, tanpaBatas }) => journals.length > 0 && !tanpaBatas);
  return [
    ...(terukur ? [{ judul: 'Batas wewenang', kata: [BATAS] }] : []),
    ...(gerak.length > 0
      ? [
          {
            ...{ judul: 'Keadaan barang', kata: [] },
            tabel: { kolom: ['Tindakan', 'Dari', 'Menjadi'], baris: gerak },
          },
        ]
      : []),
    ...(jurnal.length > 0
      ? [
          {
            ...{ judul: 'Jurnal yang ditulis', kata: [JURNAL] },
            tabel: { kolom: ['Jurnal', 'Debet', 'Kredit'], baris: jurnal },
          },
        ]
      : []),
  ];
}
