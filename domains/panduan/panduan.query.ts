/** The handbook as it is asked for: contents, a page, a file. It reads no database and touches no book. */
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { pembayaranErrors } from '../pembayaran/pembayaran.errors.ts';
import { kataPanduan, pelajaranPanduan } from './baca-kata.query.ts';
import { daftarPanduan } from './daftar-panduan.rule.ts';
import { type Bahan, halamanBernama } from './halaman.rule.ts';
import { daftarPanduanCommand, halamanPanduanCommand, panduanPdfCommand } from './panduan.command.ts';
import { panduanErrors } from './panduan.errors.ts';
import { panduanPdf } from './panduan-pdf.query.ts';

type Kata = Pick<Bahan, 'kata' | 'pelajaran'>;

/** Read when somebody first asks; a failed reading is tried again. */
function sekali(): () => Promise<Kata> {
  let dibaca: Promise<Kata> | null = null;
  return () => {
    dibaca ??= Promise.all([kataPanduan(), pelajaranPanduan()]).then(
      ([kata, pelajaran]) => ({ kata, pelajaran }),
      (error: unknown) => {
        dibaca = null;
        throw error;
      },
    );
    return dibaca;
  };
}

export function panduanCommands(refusals: readonly ErrorEntry[]) {
  const kata = sekali();
  const tolak = new Map([...refusals, ...Object.values(pembayaranErrors)].map((satu) => [satu.code, satu]));
  const bahanDari = async ({ deps }: Ctx): Promise<Bahan> => ({
    house: deps.house,
    tolak,
    ...(await kata()),
  });
  return [
    implementCommand(daftarPanduanCommand, async ({ q }, ctx) => ({
      data: daftarPanduan(await bahanDari(ctx), ctx.session, q ?? ''),
    })),
    implementCommand(halamanPanduanCommand, async ({ halaman }, ctx) => {
      const data = halamanBernama(await bahanDari(ctx), halaman, ctx.session);
      return data ? { data } : reject(panduanErrors.PANDUAN_TIDAK_ADA);
    }),
    implementCommand(panduanPdfCommand, async ({ grup }, ctx, { reply }) => {
      const bahan = await bahanDari(ctx);
      const semua = daftarPanduan(bahan, ctx.session).filter((baris) => grup === null || baris.grup === grup);
      if (semua.length === 0) reject(panduanErrors.PANDUAN_TIDAK_ADA);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="panduan-mustika${grup ? `-${grup}` : ''}.pdf"`)
        .send(await panduanPdf(semua, (nama) => halamanBernama(bahan, nama, ctx.session)));
    }),
  ];
}
