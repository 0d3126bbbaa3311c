/** The server side of a closing: what it reads, what it decides. What must hold at the very end tutup_hari() asks again. */

import { formatRupiah, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { ALASAN, type Approval } from '@mustika/kernel/approval.ts';
import { addDays, formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, type Reads, type Statement, statement } from '@mustika/server-kit/database.ts';
import {
  type DocumentImplementation,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import type { IkutTutup } from './ikut-tutup.posting.ts';
import type { ButirPeriksa } from './periksa-tutup.command.ts';
import { bacaLaci, bacaPeriksa, bahanPeriksa, kalender, type LaciRow } from './periksa-tutup.query.ts';
import { LIBUR_TERPANJANG } from './periksa-tutup.rule.ts';
import { berkata, kodeLaci, type LaciTerhitung, lewatSelisih, selisihLaci } from './selisih-laci.rule.ts';
import { KATEGORI_TUTUP, type tutupFields, tutupToko } from './tutup-toko.document.ts';
import { tutupTokoErrors as salah } from './tutup-toko.errors.ts';

/** More than the books knew comes from SELISIH_KAS, less goes there; a drawer that agrees posts nothing. Domain 12.4. */
export function postSelisih(laci: readonly LaciTerhitung[]): Transfer[] {
  return laci.flatMap((one) => {
    const { akun, dimensi } = one;
    const selisih = selisihLaci(one);
    const drawer = { akun, dimensi };
    const lain = { akun: 'SELISIH_KAS' as const, dimensi };
    const keterangan = `Hitungan ${one.jumlah}, buku ${one.saldo}`;
    return selisih > 0
      ? uangTransfer(lain, drawer, selisih, { kategori: 'SELISIH_KAS', jenis: 'LEBIH', keterangan })
      : uangTransfer(drawer, lain, rupiah(-selisih), {
          kategori: 'SELISIH_KAS',
          jenis: 'KURANG',
          keterangan,
        });
  });
}

type Input = Row<typeof tutupFields>;
type LaciDikirim = Input['laci'][number];

/** Every drawer counted, by the count the closer saw and against the balance he saw. */
function laciTerhitung(ada: readonly LaciRow[], dikirim: readonly LaciDikirim[]): LaciTutupan[] {
  return ada.map(({ akun, dimensi, saldo, urut, jumlah }) => {
    if (urut === null)
      reject(salah.LACI_BELUM_DIHITUNG, { akun, dimensi }, `Uang Laci ${dimensi} Belum Dihitung`);
    const seen = dikirim.find((one) => one.akun === akun && one.dimensi === dimensi);
    if (!seen || seen.saldo !== saldo || seen.urut !== urut)
      reject(salah.SALDO_LACI_BERUBAH, { akun, dimensi });
    return { akun, dimensi, urut, saldo, jumlah, alasan: seen.alasan };
  });
}

type LaciTutupan = LaciTerhitung & { urut: number; alasan: string | null };
const berselisih = (laci: readonly LaciTutupan[]) => laci.filter((one) => selisihLaci(one) !== 0);

/** Each drawer that is off says why, and every reason can be read. */
function periksaAlasan(laci: readonly LaciTutupan[], { pengecualian }: Input): void {
  for (const one of berselisih(laci))
    if (!one.alasan)
      reject(
        salah.ALASAN_DIPERLUKAN,
        { kode: kodeLaci(one) },
        `Alasan Harus Diisi: Selisih Laci ${one.dimensi}`,
      );
  const alasan = [
    ...berselisih(laci).map((one) => one.alasan ?? ''),
    ...pengecualian.map((one) => one.alasan),
  ];
  const angka = alasan.find((one) => !berkata(one));
  if (angka !== undefined) reject(salah.ALASAN_BUKAN_KATA, { alasan: angka });
}

/** What is not in order is told before anybody is asked to approve. */
function periksaButir(butir: readonly ButirPeriksa[], { pengecualian }: Input): void {
  const blokir = butir.find(({ sifat }) => sifat === 'BLOKIR');
  if (blokir) reject(salah.BELUM_BISA_TUTUP, blokir, `${blokir.label} (${blokir.jumlah})`);
  const tanpa = butir.find(
    ({ kode, sifat }) => sifat === 'ALASAN' && !pengecualian.some((one) => one.kode === kode),
  );
  if (tanpa) reject(salah.ALASAN_DIPERLUKAN, tanpa, `Alasan Harus Diisi: ${tanpa.label}`);
}

function persetujuan(input: Input, laci: readonly LaciTutupan[], butir: readonly ButirPeriksa[]): Approval {
  return {
    kategori: KATEGORI_TUTUP,
    description: `close ${input.tanggal}`,
    rincian: [
      { label: 'Hari Yang Ditutup', nilai: formatTanggal(input.tanggal) },
      { label: 'Buka Berikutnya', nilai: formatTanggal(input.tanggal_berikut) },
      ...laci.map((one) => ({
        label: `Laci ${one.dimensi}`,
        nilai: `hitungan ${formatRupiah(one.jumlah)}, buku ${formatRupiah(one.saldo)}, selisih ${formatRupiah(selisihLaci(one))}`,
      })),
      ...berselisih(laci).map((one) => ({ label: `Alasan Selisih ${one.dimensi}`, nilai: one.alasan ?? '' })),
      ...input.pengecualian.flatMap(({ kode, alasan }) => {
        const one = butir.find((b) => b.kode === kode);
        return one ? [{ label: `${one.label} (${one.jumlah})`, nilai: alasan }] : [];
      }),
      ...(input.catatan ? [{ label: 'Catatan', nilai: input.catatan }] : []),
    ],
  };
}

/** Ours, and what others settle with the day: `ikut_0`, `ikut_1`. */
interface Baca extends Reads {
  laci: Statement<LaciRow>;
  butir: Statement<ButirPeriksa>;
  hari: Statement<HariRow>;
}

type HariRow = { status: string; ditutup_oleh: string };

const bacaHari = (kode_toko: string, tanggal: Tanggal) =>
  statement<HariRow>(
    'tutup_siapa',
    'select status, ditutup_oleh from hari_toko where kode_toko = $1 and tanggal = $2',
    kode_toko,
    tanggal,
  );

const tutup = (ikut: readonly IkutTutup[]) =>
  implementTransition(tutupToko.transitions.tutup, {
    reads: (input, ctx): Baca => ({
      laci: bacaLaci(ctx),
      butir: bacaPeriksa(ctx),
      hari: bacaHari(ctx.scope.kode_toko, input.tanggal),
      ...Object.fromEntries(
        ikut.map((satu, at) => [`ikut_${at}`, satu.baca(ctx.scope.kode_toko, input.tanggal)]),
      ),
    }),
    decide: (input, { laci: laciRows, butir, hari: [dia], ...milikIkut }, { ctx, hari, saat, store }) => {
      const { user_id } = ctx.scope;
      if (dia?.status === 'CLOSED')
        reject(dia.ditutup_oleh === user_id ? salah.SUDAH_DITUTUP : salah.SUDAH_DITUTUP_AKUN_LAIN, {
          tanggal: input.tanggal,
          oleh: dia.ditutup_oleh,
        });
      if (input.tanggal !== hari) reject(umum.TOKO_TUTUP, { tanggal: input.tanggal, hari });
      if (hari > kalender(ctx)) reject(salah.HARI_BELUM_TIBA, { tanggal: hari, kalender: kalender(ctx) });
      if (input.tanggal_berikut <= hari || input.tanggal_berikut > addDays(kalender(ctx), LIBUR_TERPANJANG))
        reject(salah.TANGGAL_BERIKUT_SALAH);
      periksaButir(butir, input);
      const laci = laciTerhitung(laciRows, input.laci);
      periksaAlasan(laci, input);
      const selisih = sum(laci.map((one) => selisihLaci(one)));
      const { tanggal, tanggal_berikut, pengecualian, catatan } = input;
      const baris = {
        tanggal,
        tanggal_berikut,
        user_id,
        waktu: saat,
        catatan,
        selisih,
        laci,
        pengecualian,
        periksa: bahanPeriksa(ctx),
        selisih_laci: berselisih(laci).map((one) => ({
          kode: kodeLaci(one),
          label: `Selisih laci ${one.dimensi} ${formatRupiah(selisihLaci(one))}`,
          alasan: one.alasan,
        })),
      };
      // What is gone is the owner's: above a sum nobody else agrees to it.
      const lewat = lewatSelisih(laci, readSetting(store, 'BATAS_SELISIH_LACI'));
      const pemilik = lewat && ctx.session.level !== 'OWN' ? { oleh: 'OWN' as const } : {};
      const lain = ikut.map((satu, at) => satu.tutup(milikIkut[`ikut_${at}`] ?? [], store));
      return {
        perlu: [{ ...persetujuan(input, laci, butir), ...pemilik }],
        tulis: [{ penulis: 'tutup_toko', baris: [baris] }, ...lain.flatMap((satu) => satu.tulis)],
        transfers: [...postSelisih(laci), ...lain.flatMap((satu) => satu.transfers)],
        audit: { tanggal, tanggal_berikut, selisih, laci, pengecualian },
        jawaban: { tanggal, tanggal_berikut, selisih },
      };
    },
    lewat: 'tutup_hari',
  });

type Ditutup = { tanggal: Tanggal; selisih: Rupiah; oleh: string };

const bacaTutup = (kode_toko: string, no_dokumen: string) =>
  statement<Ditutup>(
    'tutup_satu',
    `select t.tanggal, t.selisih, t.user_id as oleh from tutup_toko t where t.kode_toko = $1 and t.no_dokumen = $2`,
    kode_toko,
    no_dokumen,
  );

const bukaKembali = (ikut: readonly IkutTutup[]) =>
  implementTransition(tutupToko.transitions.bukaKembali, {
    reads: (input, { scope }) => ({ satu: bacaTutup(scope.kode_toko, input.no_dokumen) }),
    decide: (input, { satu }) => {
      const { oleh, ...dia } = one(satu);
      return {
        perlu: [
          {
            kategori: KATEGORI_TUTUP,
            description: `reopen ${dia.tanggal}`,
            rincian: [
              { label: 'Hari Yang Dibuka Kembali', nilai: formatTanggal(dia.tanggal) },
              { label: 'Ditutup Oleh', nilai: oleh },
              { label: 'Selisih Laci', nilai: formatRupiah(dia.selisih) },
              { label: ALASAN, nilai: input.alasan },
            ],
          },
        ],
        tulis: ikut.flatMap((satu) => satu.buka),
        kategoriBalik: 'BATAL SELISIH KAS',
        alasan: input.alasan,
        audit: { ...dia, alasan: input.alasan },
        jawaban: { tanggal: dia.tanggal },
      };
    },
    lewat: 'buka_hari',
  });

/** `ikut` are what other domains settle with the day. */
export const tutupTokoDocument = (ikut: readonly IkutTutup[]): DocumentImplementation =>
  implementDocument(tutupToko, { tutup: tutup(ikut), bukaKembali: bukaKembali(ikut) });
