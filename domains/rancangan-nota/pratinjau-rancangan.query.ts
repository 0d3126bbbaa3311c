/** The live picture of a design: the sample of its kind or a real nota of the store, drawn by what prints it. */
import { encode, objek } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { callGate } from '@mustika/kernel/house.ts';
import type { JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { MM } from '@mustika/server-kit/output/canvas.ts';
import { logoRancangan, type SumberNota } from '@mustika/server-kit/slip/cetak.ts';
import { denganKetentuan } from '@mustika/server-kit/slip/ketentuan.ts';
import { notaPdf, notaPng, notaSvg } from '@mustika/server-kit/slip/nota-pdf.ts';
import { composeSlip } from '@mustika/server-kit/slip/receipt.ts';
import { isianKertas, isianSlip } from './isian-rancangan.rule.ts';
import { pratinjauKertas, pratinjauSlip } from './rancangan-nota.command.ts';
import { jenisAda } from './rancangan-nota.query.ts';

/** The sample in the name of the store, with its own terms. */
function contohToko(ctx: Ctx, { contoh }: JenisNota): Slip {
  const { nama_toko, alamat_toko } = ctx.session.store;
  return { ...contoh, toko: { ...contoh.toko, nama: nama_toko, alamat: alamat_toko } };
}

async function slipContoh(
  ctx: Ctx,
  sumber: readonly SumberNota[],
  jenis: JenisNota,
  nomor: string | null,
): Promise<Slip> {
  if (nomor === null) return denganKetentuan(ctx, jenis.ketentuan, contohToko(ctx, jenis));
  const asal = sumber.find((one) => one.jenis.includes(jenis.jenis)) ?? reject(umum.TIDAK_DITEMUKAN);
  // A nota names a customer: only who may read it on its own screen sees it here.
  if (!passes(callGate(ctx.deps.house, asal.gerbang), ctx.session)) reject(umum.TIDAK_BERHAK);
  return denganKetentuan(ctx, jenis.ketentuan, await asal.baca(ctx, nomor));
}

export const pratinjauCommands = (sumber: readonly SumberNota[]) => [
  implementCommand(pratinjauKertas, async ({ jenis_nota, nomor, bentuk, ...isi }, ctx, { reply }) => {
    const jenis = jenisAda(jenis_nota);
    const rancangan = encode(objek(isianKertas), isi);
    const slip = await slipContoh(ctx, sumber, jenis, nomor);
    // The mark of a reprint is shown, so that it is seen where it will stand.
    const options = { jenis, rancangan, reprint: 1, logo: await logoRancangan(ctx, rancangan.logo) };
    if (bentuk === 'PDF') return reply.type('application/pdf').send(await notaPdf(slip, options));
    if (bentuk === 'PNG') return reply.type('image/png').send(await notaPng(slip, options));
    const { halaman, letak } = notaSvg(slip, options);
    return {
      data: {
        halaman: halaman.map(({ sisi, svg, width, height }) => ({
          sisi,
          svg,
          lebar: width / MM,
          tinggi: height / MM,
        })),
        letak: letak.map(({ id, halaman: page, x, y, lebar, tinggi }) => ({
          id,
          halaman: page,
          x: x / MM,
          y: y / MM,
          lebar: lebar / MM,
          tinggi: tinggi / MM,
        })),
      },
    };
  }),
  implementCommand(pratinjauSlip, async ({ jenis_nota, nomor, cpl, ...isi }, ctx) => {
    const jenis = jenisAda(jenis_nota);
    const rancangan = encode(objek(isianSlip), isi);
    const slip = await slipContoh(ctx, sumber, jenis, nomor);
    const lebar = rancangan.lebar === 'PERANGKAT' ? cpl : rancangan.lebar;
    const { svg, text } = await composeSlip(slip, {
      cpl: lebar === '48' ? 48 : 32,
      copies: 1,
      copyNumber: 1,
      reprint: 1,
      jenis,
      rancangan,
    });
    return { data: { svg, text } };
  }),
];
