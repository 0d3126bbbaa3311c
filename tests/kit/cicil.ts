/** Plans of instalments as a counter sends them. */
import { expect } from 'vitest';
import type { Answer, Caller, Kit } from './app.ts';
import { denganOtorisasi, HARGA_BAKU, SANDI_OWNER, SANDI_SPV } from './jual.ts';
import { dititip, titip } from './titip.ts';

/** What the usual piece costs on the usual terms: 736.500 down, three months at 2 %, the last a little less. */
export const CICIL_BAKU = { dp: 736_500, harga_jual_cicil: 3_852_900, angsuran: 1_039_000, akhir: 1_038_400 };

/** Terms CC3: three months, 20 % down, 2 % margin, 1 % late fee, 10 % kept, forfeited after one month. */
export async function syaratCicil(kit: Kit, more: Record<string, unknown> = {}): Promise<void> {
  const isi = {
    ...{ kode_cicilan: 'CC3', keterangan: 'TIGA BULAN', lama_angsuran: 3, dp_minimal: 20_000, margin: 2000 },
    ...{ denda: 1000, potongan_batal: 10_000, lelang_setelah: 1, ...more },
  };
  // Those of the demo chain are of other terms; there is one of so many months.
  await kit.owner.query(
    "update para_cicilan set aktif = false where kode_toko = 'JKT1' and lama_angsuran = $1 and kode_cicilan <> $2",
    [isi.lama_angsuran, isi.kode_cicilan],
  );
  await kit.owner.query(
    `with s as (select set_config('app.kode_toko', 'JKT1', false))
     insert into para_cicilan (kode_toko, kode_cicilan, keterangan, lama_angsuran, dp_minimal, margin, denda, potongan_batal, lelang_setelah)
     select 'JKT1', x.kode_cicilan, x.keterangan, x.lama_angsuran, x.dp_minimal, x.margin, x.denda, x.potongan_batal, x.lelang_setelah
       from s, jsonb_populate_record(null::para_cicilan, $1) x on conflict do nothing`,
    [JSON.stringify(isi)],
  );
}

/** The body of `cicilan/simpan`: the usual plan, paid down in cash. */
export const cicil = (codes: readonly string[], more: Record<string, unknown> = {}): object => ({
  kode_cicilan: 'CC3',
  nama_customer: 'IBU CICIL',
  no_hp_customer: '081234567890',
  kode_sales: 'S1',
  barang: codes.map((kode_barcode) => ({ kode_barcode })),
  dp: CICIL_BAKU.dp,
  harga_jual_cicil: CICIL_BAKU.harga_jual_cicil,
  bayar: [{ jenis: 'CASH', jumlah: CICIL_BAKU.dp }],
  ...more,
});

const nomor = (answer: Answer): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
};

/** A deposit of a million on such a piece, and the body of the plan it becomes: the rest of the down payment in cash. */
export async function titipanDicicil(
  kasir: Caller,
  codes: readonly string[],
  more: Record<string, unknown> = {},
): Promise<{ no_titipan: string; body: object }> {
  const no_titipan = await dititip(kasir, titip(codes, HARGA_BAKU * codes.length, 1_000_000));
  const barang = codes.map((kode_barcode) => ({ kode_barcode }));
  const isi = { kode_cicilan: 'CC3', no_titipan, barang, kode_sales: 'S1' };
  const dp = { dp: 1_200_000, ...more };
  const { data } = await kasir.post('cicilan/hitung', {
    ...{ kode_cicilan: 'CC3', no_titipan, barang, dp: dp.dp },
  });
  return {
    no_titipan,
    body: {
      ...isi,
      harga_jual_cicil: data?.harga_jual_cicil,
      bayar: dp.dp > 1_000_000 ? [{ jenis: 'CASH', jumlah: dp.dp - 1_000_000 }] : [],
      ...dp,
    },
  };
}

/** Makes a plan and answers its number. */
export const dicicil = async (kasir: Caller, body: object): Promise<string> =>
  nomor(await kasir.post('cicilan/simpan', body));

/** Pays so much of a plan, with the late fee the counter is told, in cash. */
export async function angsur(
  kasir: Caller,
  no_cicilan: string,
  jumlah: number | 'LUNAS_CEPAT',
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const cepat = jumlah === 'LUNAS_CEPAT';
  const { data } = await kasir.get(
    `cicilan/tagihan?no_cicilan=${no_cicilan}&${cepat ? `cara=${jumlah}` : `jumlah=${jumlah}`}`,
  );
  const banyak = cepat ? (data.jumlah as number) : jumlah;
  const denda = (more['denda'] ?? data.denda) as number;
  return kasir.post('bayar-cicilan/simpan', {
    ...{
      no_cicilan,
      cara: cepat ? 'LUNAS_CEPAT' : 'ANGSURAN',
      terbayar: data.terbayar,
      jumlah: banyak,
      denda,
    },
    bayar: [{ jenis: 'CASH', jumlah: banyak + denda }],
    ...more,
  });
}

/** Pays and answers the number of the payment. */
export const diangsur = async (...args: Parameters<typeof angsur>): Promise<string> =>
  nomor(await angsur(...args));

/** What the customer of the usual plan says of himself in another store: the end of his telephone. */
export const BUKTI_CICIL = '7890';

/** The body of a payment in the second branch of a plan of the first one, as its screen makes it. */
export async function isiTokoLain(
  kasir: Caller,
  no_cicilan: string,
  jumlah: number | 'LUNAS_CEPAT',
  more: Record<string, unknown> = {},
): Promise<object> {
  const cepat = jumlah === 'LUNAS_CEPAT';
  const tanya = { no_cicilan, bukti: BUKTI_CICIL, ...(cepat ? { cara: jumlah } : { jumlah }) };
  const answer = await kasir.post('terima-cicilan/tagihan', tanya);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const { data } = answer;
  const banyak = cepat ? (data.jumlah as number) : jumlah;
  const denda = (more['denda'] ?? data.denda) as number;
  return {
    ...{ no_cicilan, bukti: BUKTI_CICIL, terbayar: data.terbayar, cara: cepat ? 'LUNAS_CEPAT' : 'ANGSURAN' },
    ...{ jumlah: banyak, denda, bayar: [{ jenis: 'CASH', jumlah: banyak + denda }] },
    ...more,
  };
}

/** Pays it there. */
export const angsurTokoLain = async (...[kasir, ...isi]: Parameters<typeof isiTokoLain>): Promise<Answer> =>
  kasir.post('terima-cicilan/simpan', await isiTokoLain(kasir, ...isi));

/** Takes back there what was paid there. */
export const batalTokoLain = (kit: Kit, no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(
    kit.as('SPV1-BDG'),
    'terima-cicilan/batal',
    { no_dokumen, alasan: 'salah nominal' },
    SANDI_OWNER,
  );

/** The number of the last payment of a plan, as its own store has it. */
export async function bayarTerakhir(kit: Kit, no_cicilan: string): Promise<string> {
  const { rows } = await kit.owner.query(
    'select no_dokumen from bayar_cicilan where no_cicilan = $1 order by no_dokumen desc limit 1',
    [no_cicilan],
  );
  return rows[0].no_dokumen as string;
}

/** A sale of the pieces of a plan that is paid, settled by it. */
export const ambilCicil = (kasir: Caller, no_cicilan: string, codes: readonly string[], total: number) =>
  kasir.post('penjualan/simpan', {
    no_cicilan,
    total,
    barang: codes.map((kode_barcode) => ({ kode_barcode, kode_sales: 'S1' })),
    bayar: [{ jenis: 'CICILAN', jumlah: total }],
  });

/** An act on a plan that a second person agrees to. */
export const tindakCicil = (
  caller: Caller,
  act: 'batal' | 'lelang' | 'bayar-sisa' | 'batal-lelang',
  no_cicilan: string,
  more: Record<string, unknown> = {},
  who: object = SANDI_SPV,
): Promise<Answer> =>
  denganOtorisasi(caller, `cicilan/${act}`, { no_cicilan, alasan: 'diminta customer', ...more }, who);

/** Takes the last payment back. */
export const batalAngsur = (caller: Caller, no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(caller, 'bayar-cicilan/batal', { no_dokumen, alasan: 'salah nominal' }, SANDI_OWNER);

/** Status, what the shop holds, what was paid and earned: `DONE 736500 0 0`. */
export async function keadaanCicil(kit: Kit, no_cicilan: string): Promise<string> {
  const { rows } = await kit.owner.query(
    `select concat_ws(' ', d.status, c.saldo, c.terbayar, c.margin_diakui) as teks from cicilan c
       join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan where c.no_cicilan = $1`,
    [no_cicilan],
  );
  return rows[0].teks as string;
}

/** As if so many months had gone by: what is due comes due so much earlier, the shop's own day stays. */
export async function majuTempo(kit: Kit, no_cicilan: string, bulan: number): Promise<void> {
  await kit.owner.query('alter table cicilan_jadwal disable trigger kekal');
  await kit.owner.query(
    'update cicilan_jadwal set jatuh_tempo = jatuh_tempo - make_interval(months => $2) where no_cicilan = $1',
    [no_cicilan, bulan],
  );
  await kit.owner.query('alter table cicilan_jadwal enable always trigger kekal');
}
